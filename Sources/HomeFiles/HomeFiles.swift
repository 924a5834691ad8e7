// HomeFiles
