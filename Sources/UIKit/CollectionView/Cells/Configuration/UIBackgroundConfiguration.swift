/// The background of a cell: a fill, an outline, and optionally an image and a custom view.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The fill; nil means the tint colour.
  public var backgroundColor: UIColor? = .clear
  /// Transforms the colour of the fill.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// An effect over the fill; nil for none. It is a translucent panel, as in a `UIVisualEffectView`.
  public var visualEffect: UIVisualEffect?
  /// A view that fills the background.
  public var customView: UIView?
  /// An image over the fill.
  public var image: UIImage?
  /// How the image fills the background. Default scale to fill.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background in the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the cell's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the outline; nil means the tint colour.
  public var strokeColor: UIColor?
  /// Transforms the colour of the outline.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points. Default 0: no outline.
  public var strokeWidth: CGFloat = 0
  /// The distance of the outline outside the background, in points. Negative values place it inside.
  public var strokeOutset: CGFloat = 0

  /// The shadow. Default none.
  public var shadowProperties = UIShadowProperties()
  /// The role in a list, which determines the fill in each state; nil for a background that does not depend on the
  /// state.
  private let role: ListBackgroundRole?

  init(_ role: ListBackgroundRole? = nil) {
    self.role = role
    guard let role else { return }
    backgroundColor = role.color
    if role.isInset {
      (cornerRadius, backgroundInsets) = (8, .init(top: 0, leading: 8, bottom: 0, trailing: 8))
    }
  }

  /// Returns a background that draws nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background for a state. The background of a list cell has another fill while the cell is highlighted
  /// or selected, unless the fill was set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let role, role.colors.contains(backgroundColor) else { return self }
    var background = self
    background.backgroundColor = role.color(in: state)
    return background
  }

  /// Returns the colour of the fill for a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the colour of the outline for a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
