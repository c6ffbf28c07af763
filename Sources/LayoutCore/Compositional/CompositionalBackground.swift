import Geometry

/// A decoration behind a section (Behaviour.md 16.13).
public struct CompositionalBackground: Hashable, Sendable {
  /// The margins between the section and the background, in points.
  public var contentInsets: Insets
  /// The z-index of the background.
  public var zIndex: Int

  /// Makes a background.
  public init(contentInsets: Insets = .zero, zIndex: Int = 0) {
    self.contentInsets = contentInsets.asDistances
    self.zIndex = zIndex
  }
}
