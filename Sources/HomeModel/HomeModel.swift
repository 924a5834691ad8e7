// HomeModel
