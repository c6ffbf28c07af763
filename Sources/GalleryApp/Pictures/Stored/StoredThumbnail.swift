import ImageDecoding

/// What is stored of a picture that was requested in a size.
package enum StoredThumbnail: Sendable {
  /// The picture in that size.
  case complete(Bitmap)
  /// The picture in a smaller size.
  case smaller(Bitmap)
}
