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

  private init() {}

  /// A background that draws nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background as it is in a situation: the same, in each.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

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
