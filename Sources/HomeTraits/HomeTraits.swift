// HomeTraits
