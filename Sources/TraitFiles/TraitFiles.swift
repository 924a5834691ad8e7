// TraitFiles
