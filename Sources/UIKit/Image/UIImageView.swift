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
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The image that the view shows.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if shownAnimationImages == nil { animation.stop() }
      shownImageDidChange()
      runAnimatedImage()
      observedPropertiesDidChange()
    }
  }

  /// The image that the view shows while highlighted; nil for `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { shownImageDidChange() } }
  }

  /// Whether the view shows its highlighted image. The cell that contains the view sets it.
  open var isHighlighted = false {
    didSet {
      let looksDifferent = highlightedImage != nil || highlightedAnimationImages != nil
      if isHighlighted != oldValue, looksDifferent { shownImageDidChange() }
    }
  }

  /// The size of the image's part that constraints align, in points; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let (size, insets) = (shownImage.size, shownImage.alignmentRectInsets)
    return CGSize(
      width: max(0, size.width - insets.left - insets.right),
      height: max(0, size.height - insets.top - insets.bottom))
  }

  /// The insets of the image's part that constraints align.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  /// Returns the size of the image in points, regardless of `size`. Without an image, returns the current size of the
  /// view.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }

  /// Draws a template image in the new colour.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    layer.contentsDidChange()
  }

  /// Shows the image of an asset for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if baseImage?.hasAsset == true { shownImageDidChange() }
  }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(label: image?.accessibilityLabel, traits: .image)
  }

  // MARK: - Symbols

  /// The size and the colour of a symbol that the view shows. Nil for those of the image.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      guard preferredSymbolConfiguration != oldValue else { return }
      sizedSymbol = nil
      shownImageDidChange()
    }
  }

  /// The symbol that was shown last, with the preferred configuration.
  private var sizedSymbol: (original: UIImage, sized: UIImage)?

  private func sized(_ image: UIImage) -> UIImage {
    guard let preferredSymbolConfiguration, image.isSymbolImage else { return image }
    if let sizedSymbol, sizedSymbol.original === image { return sizedSymbol.sized }
    let sized = image.applyingSymbolConfiguration(preferredSymbolConfiguration) ?? image
    sizedSymbol = (image, sized)
    return sized
  }

  // MARK: - Animation

  /// The pictures that `startAnimating()` shows one after the other, instead of `image`.
  open var animationImages: [UIImage]? { didSet { animationImagesDidChange() } }
  /// The pictures for the highlighted state.
  open var highlightedAnimationImages: [UIImage]? { didSet { animationImagesDidChange() } }
  /// The duration of one round, in seconds. 0 stands for 1/30 of a second for each picture.
  open var animationDuration: TimeInterval = 0
  /// The number of rounds. 0 stands for no end.
  open var animationRepeatCount = 0

  private lazy var animation = ImageAnimation { [weak self] in self?.layer.contentsDidChange() }

  /// Whether pictures are shown one after the other. An animated image runs as long as the view is in a window.
  open var isAnimating: Bool { animation.isRunning }

  /// Begins to show the animation images, or the images of an animated image, one after the other.
  open func startAnimating() {
    let images = shownAnimationImages ?? baseImage?.images ?? []
    let natural = shownAnimationImages == nil ? baseImage?.duration ?? 0 : animationDuration
    animation.start(
      count: images.count, duration: natural > 0 ? natural : Double(images.count) / 30,
      rounds: shownAnimationImages == nil ? 0 : animationRepeatCount)
    shownImageDidChange()
  }

  /// Shows `image` again.
  open func stopAnimating() {
    guard animation.isRunning else { return }
    animation.stop()
    shownImageDidChange()
  }

  private var shownAnimationImages: [UIImage]? {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    return images?.isEmpty == true ? nil : images
  }

  private func animationImagesDidChange() {
    animation.stop()
    shownImageDidChange()
  }

  /// Runs an animated image while the view is in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    runAnimatedImage()
  }

  private func runAnimatedImage() {
    guard shownAnimationImages == nil else { return }
    let isAnimated = window != nil && (baseImage?.images?.count ?? 0) > 1
    if isAnimated, !animation.isRunning { startAnimating() }
    if !isAnimated { animation.stop() }
  }

  // MARK: - Content

  private var baseImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private var shownImage: UIImage? {
    let images = shownAnimationImages.flatMap { animation.isRunning ? $0 : nil } ?? baseImage?.images
    let shown = images.flatMap { $0.isEmpty ? nil : $0[min(animation.index, $0.count - 1)] } ?? baseImage
    guard let shown else { return nil }
    let sized = sized(shown.hasAsset ? shown.resolved(for: traitCollection) : shown)
    let isMirrored =
      sized.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isMirrored ? sized.withHorizontallyFlippedOrientation() : sized
  }

  private func shownImageDidChange() {
    layer.contentsDidChange()
    invalidateIntrinsicContentSize()
  }

  override func makeContentCommands(with traits: UITraitCollection) -> [Command] {
    guard let shownImage else { return [] }
    let bounds = Rectangle(origin: .zero, size: Size2D(layer.displayed.bounds.size))
    let place = ContentPlacement.rectangle(for: Size2D(shownImage.size), in: bounds, mode: contentMode)
    let tint = shownImage.renderingMode == .alwaysTemplate ? tintColor : shownImage.properties.tint
    return layer.magnificationFilter.applied(
      to: shownImage.commands(in: place, tint: tint?.color(in: traits)))
  }

  override var contentFollowsSize: Bool { true }
}
