/// The shadow of a background.
@preconcurrency @MainActor
public struct UIShadowProperties {
  /// Makes the properties of no shadow.
  public init() {}

  /// The colour of the shadow.
  public var color = UIColor.black
  /// The opacity of the shadow. Default 0: none.
  public var opacity: CGFloat = 0
  /// The standard deviation of the shadow's blur, in points.
  public var radius: CGFloat = 3
  /// How far the shadow is moved, in points.
  public var offset = CGSize.zero
  /// What casts the shadow, in the background's coordinates; nil for the background itself.
  public var path: UIBezierPath?
}
