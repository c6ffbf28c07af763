/// The shadow of a background.
@preconcurrency @MainActor
public struct UIShadowProperties {
  /// Creates properties without a shadow.
  public init() {}

  /// The colour of the shadow.
  public var color = UIColor.black
  /// The opacity of the shadow. Default 0: no shadow.
  public var opacity: CGFloat = 0
  /// The standard deviation of the shadow's blur, in points.
  public var radius: CGFloat = 3
  /// The offset of the shadow, in points.
  public var offset = CGSize.zero
  /// The shape of the shadow, in the background's coordinates; nil for that of the background.
  public var path: UIBezierPath?
}
