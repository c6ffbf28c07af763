#if os(Linux)
  import UIKit

  /// What a stage is like, apart from its size: the traits of its window.
  public struct StageSurroundings: Hashable, Sendable {
    /// Pixels per point.
    public var scale: CGFloat
    /// Light or dark.
    public var style: UIUserInterfaceStyle
    /// The direction of the layout.
    public var direction: UITraitEnvironmentLayoutDirection
    /// The size of text that the user prefers.
    public var textSize: UIContentSizeCategory

    /// Creates surroundings.
    public init(
      scale: CGFloat = 2, style: UIUserInterfaceStyle = .light,
      direction: UITraitEnvironmentLayoutDirection = .leftToRight, textSize: UIContentSizeCategory = .large
    ) {
      self.scale = scale
      self.style = style
      self.direction = direction
      self.textSize = textSize
    }
  }
#endif
