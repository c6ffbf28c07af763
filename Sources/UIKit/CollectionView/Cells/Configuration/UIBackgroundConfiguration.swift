/// The background of a cell: a fill with an outline, and a picture or a view of one's own in it.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The fill; nil means the tint colour.
  public var backgroundColor: UIColor? = .clear
  /// What is made of the fill.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A view that fills the background.
  public var customView: UIView?
  /// A picture over the fill.
  public var image: UIImage?
  /// How the picture fills the background. Default stretched.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background stays inside the cell, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which it stays inside the cell's layout margins as well.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The colour of the outline; nil means the tint colour.
  public var strokeColor: UIColor?
  /// What is made of the colour of the outline.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points. Default 0: none.
  public var strokeWidth: CGFloat = 0
  /// How far outside the background the outline lies, in points; negative values lie inside.
  public var strokeOutset: CGFloat = 0

  /// The shadow. Default none.
  public var shadowProperties = UIShadowProperties()
  /// Where in a list it is, which decides about its fill in each situation; nil for one that is the same in each.
  private let role: ListBackgroundRole?

  init(_ role: ListBackgroundRole? = nil) {
    self.role = role
    guard let role else { return }
    backgroundColor = role.color
    if role.isInset {
      (cornerRadius, backgroundInsets) = (8, .init(top: 0, leading: 8, bottom: 0, trailing: 8))
    }
  }

  /// A background that draws nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background as it is in a situation: of a list's cell, the fill is another while it is touched or selected,
  /// unless it was set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let role, role.colors.contains(backgroundColor) else { return self }
    var background = self
    background.backgroundColor = role.color(in: state)
    return background
  }

  /// The fill, where a tint colour is in effect.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the outline, where a tint colour is in effect.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
