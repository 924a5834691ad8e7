// Adapter
