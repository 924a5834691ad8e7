/// What an entity is for, where it is not what the device itself is for.
enum EntityCategory: String {
    case config, diagnostic
}
