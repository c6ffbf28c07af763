/// What the pointer looks like in a region, and what it does to it.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  private let shape: UIPointerShape?

  /// Creates a style that changes the look of the content.
  ///
  /// - Parameters:
  ///   - effect: The change.
  ///   - shape: The shape around the content, whose corner radius a highlight has.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, self.shape) = (effect, shape)
    super.init()
  }

  /// The style of the window: no effect.
  public class func system() -> UIPointerStyle { UIPointerStyle() }

  private override init() {
    (effect, shape) = (nil, nil)
    super.init()
  }

  /// The radius of a highlight, in points. Nil for that of the content.
  var cornerRadius: CGFloat? {
    if case .roundedRect(_, let radius) = shape { radius } else { nil }
  }
}

/// The shape around the content of a region.
public enum UIPointerShape: Sendable {
  /// A rectangle with rounded corners, in the coordinates of the preview's container.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)

  /// The radius of corners, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// What the pointer does to the content of a region. The previews' views are those that change.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// As `highlight`.
  case automatic(UITargetedPreview)
  /// A translucent rectangle behind the content.
  case highlight(UITargetedPreview)
  /// The content grows, with a shadow.
  case lift(UITargetedPreview)
  /// A tint over the content or behind it, a shadow, and a larger scale, as specified.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Where the tint of a hover effect is.
  public enum TintMode: Sendable {
    /// Nowhere.
    case none
    /// Over the content.
    case overlay
    /// Behind the content.
    case underlay
  }

  /// The preview.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// Shows an effect of the pointer on a view, and takes it back.
@MainActor
final class PointerEffectView {
  private weak var target: UIView?
  private let tint = UIView()
  private let scale: CGFloat
  private let hasShadow: Bool
  private let old: (transform: CGAffineTransform, shadow: (opacity: Float, radius: CGFloat, offset: CGSize))

  init(_ effect: UIPointerEffect, _ cornerRadius: CGFloat?) {
    let view = effect.preview.view
    let mode: UIPointerEffect.TintMode
    switch effect {
    case .automatic, .highlight: (mode, scale, hasShadow) = (.underlay, 1, false)
    case .lift: (mode, scale, hasShadow) = (.none, 1.05, true)
    case .hover(_, let tint, let shadow, let scaled):
      (mode, scale, hasShadow) = (tint, scaled ? 1.05 : 1, shadow)
    }
    target = view
    let layer = view.layer
    old = (view.transform, (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset))
    guard mode != .none else { return }
    tint.isUserInteractionEnabled = false
    tint.backgroundColor = .tertiarySystemFill
    tint.frame = view.bounds
    tint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tint.layer.cornerRadius = cornerRadius ?? max(layer.cornerRadius, UIPointerShape.defaultCornerRadius)
    tint.alpha = 0
    if mode == .underlay { view.insertSubview(tint, at: 0) } else { view.addSubview(tint) }
  }

  func show() {
    guard let target else { return }
    tint.alpha = 1
    if scale != 1 { target.transform = old.transform.scaledBy(x: scale, y: scale) }
    guard hasShadow else { return }
    (target.layer.shadowOpacity, target.layer.shadowRadius) = (0.25, 10)
    target.layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  func hide() {
    tint.alpha = 0
    let tint = tint
    CATransaction.setCompletionBlock { tint.removeFromSuperview() }
    guard let target else { return }
    if scale != 1 { target.transform = old.transform }
    guard hasShadow else { return }
    (target.layer.shadowOpacity, target.layer.shadowRadius, target.layer.shadowOffset) = old.shadow
  }
}
