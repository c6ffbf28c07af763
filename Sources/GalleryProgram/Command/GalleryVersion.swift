/// The version of the program.
enum GalleryVersion {
  /// The version, without a prefix.
  static let current = "0.1.0"
}
