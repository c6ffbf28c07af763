import DisplayList
import Geometry

/// A view that shows an image, positioned by the view's content mode.
open class UIImageView: UIView {
  /// Creates a view of the size of its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates a view of the size of its image, with another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The image that the view shows.
  open var image: UIImage? { didSet { if image !== oldValue { shownImageDidChange() } } }

  /// The image that the view shows while highlighted; nil for `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { shownImageDidChange() } }
  }

  /// Whether the view shows its highlighted image.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { shownImageDidChange() } } }

  /// The size of the image in points; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size of the image in points, regardless of `size`. Without an image, returns the current size of the
  /// view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// Draws a template image in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.contentsDidChange()
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func shownImageDidChange() {
    layer.contentsDidChange()
    invalidateIntrinsicContentSize()
  }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    guard let shownImage else { return [] }
    let bounds = Rectangle(origin: .zero, size: Size2D(layer.displayed.bounds.size))
    let place = ContentPlacement.rectangle(for: Size2D(shownImage.size), in: bounds, mode: contentMode)
    let tint = shownImage.renderingMode == .alwaysTemplate ? tintColor : shownImage.properties.tint
    return shownImage.commands(in: place, tint: tint?.color(in: traits))
  }

  override var contentFollowsSize: Bool { true }
}
