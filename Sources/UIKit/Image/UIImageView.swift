import DisplayList
import Geometry

/// A view that shows an image, placed by its content mode.
open class UIImageView: UIView {
  /// Makes a view as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as its image, with another one for when it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// There are no archives on this platform: nil.
  public required init?(coder: NSCoder) { nil }

  /// The image shown.
  open var image: UIImage? { didSet { if image !== oldValue { shownImageDidChange() } } }

  /// The image shown while the view is highlighted, where there is one.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { shownImageDidChange() } }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { shownImageDidChange() } } }

  /// The image's size in points; nothing of its own without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The image's size in points, whatever there is room for; the view's own size without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// A template image takes the new colour.
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
