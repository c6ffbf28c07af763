import Geometry

/// A decoration behind a section (behaviour 16.13).
public struct CompositionalBackground: Hashable, Sendable {
  /// By how much it is smaller than the section, in points.
  public var contentInsets: Insets
  /// Its depth.
  public var zIndex: Int

  /// Describes a background.
  public init(contentInsets: Insets = .zero, zIndex: Int = 0) {
    self.contentInsets = contentInsets.asDistances
    self.zIndex = zIndex
  }
}
