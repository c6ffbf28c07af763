/// The background of a bar: an effect, a colour, an image and a line.
final class BarBackgroundView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let imageView = UIImageView()
  private let line = UIImageView()
  /// Whether the line is at the upper edge, because the bar is at the lower edge of the window.
  var isAtBottom = false { didSet { setNeedsLayout() } }
  /// Whether a controller manages the bar, so that the background extends to the edge of the window.
  var isAttached = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effectView, imageView, line] { addSubview(view) }
    imageView.clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    imageView.backgroundColor = appearance.backgroundColor
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  /// Fills a bar and, if it is attached, what the host covers beyond it.
  func fill(_ bar: UIView) {
    var extent: CGFloat = 0
    if isAttached, let outer = bar.superview {
      let safeArea = outer.safeAreaInsets
      extent = isAtBottom ? safeArea.bottom : max(0, min(safeArea.top, bar.frame.minY))
    }
    frame = CGRect(
      x: 0, y: isAtBottom ? 0 : -extent, width: bar.bounds.width, height: bar.bounds.height + extent)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effectView.frame = bounds
    imageView.frame = bounds
    let height = line.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(
      x: 0, y: isAtBottom ? -height : bounds.height, width: bounds.width, height: height)
  }
}
