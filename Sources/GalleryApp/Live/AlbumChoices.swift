/// What the pictures of an album can be filtered by.
package struct AlbumChoices: Hashable, Sendable {
  /// The file name extensions of the pictures, in lower case and in order.
  package var kinds: [String] = []
  /// The years in which pictures were taken, or else last changed, the latest one first.
  package var years: [Int] = []
}
