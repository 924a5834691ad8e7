// EverydayView
