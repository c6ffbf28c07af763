/// Shows a `UIListContentConfiguration`, in a cell or in any other view.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private let imageView = UIImageView()
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let guides = (image: UILayoutGuide(), text: UILayoutGuide(), secondaryText: UILayoutGuide())

  /// Creates a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] as [UIView] { addSubview(view) }
    for guide in [guides.image, guides.text, guides.secondaryText] { addLayoutGuide(guide) }
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    configurationDidChange()
  }

  /// Returns nil, because this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  /// The configuration. A configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      configurationDidChange()
    }
  }

  /// The rectangle of the image, after layout; nil without an image.
  open var imageLayoutGuide: UILayoutGuide? { content.image == nil ? nil : guides.image }

  /// The rectangle of the text, after layout; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { hasText ? guides.text : nil }

  /// The rectangle of the secondary text, after layout; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { hasSecondaryText ? guides.secondaryText : nil }

  private var hasText: Bool { label.text?.isEmpty == false }
  private var hasSecondaryText: Bool { secondaryLabel.text?.isEmpty == false }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func configurationDidChange() {
    content.textProperties.show(
      content.text, content.attributedText, in: label, isRightToLeft: isRightToLeft)
    content.secondaryTextProperties.show(
      content.secondaryText, content.secondaryAttributedText, in: secondaryLabel,
      isRightToLeft: isRightToLeft)
    let properties = content.imageProperties
    imageView.image = content.image
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    imageView.layer.cornerRadius = max(0, properties.cornerRadius)
    imageView.layer.borderWidth = max(0, properties.strokeWidth)
    for view in [imageView, label, secondaryLabel] as [UIView] { view.alpha = content.alpha }
    tintColorDidChange()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    var ancestor = superview
    while let view = ancestor, !(view is UICollectionReusableView) { ancestor = view.superview }
    ancestor?.invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    let properties = content.imageProperties
    imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    imageView.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor
  }

  /// The horizontal position of the first text, from the leading edge.
  var textLeading: CGFloat { arrangement(inWidth: bounds.width).text.minX }

  private func arrangement(inWidth width: CGFloat) -> ListContentArrangement {
    ListContentArrangement(
      content, width: width, hasText: hasText, hasSecondaryText: hasSecondaryText, label: label,
      secondaryLabel: secondaryLabel, imageView: imageView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var arrangement = arrangement(inWidth: bounds.width)
    arrangement.centerVertically(in: bounds.height)
    let isMirrored = isRightToLeft
    func place(_ view: UIView, _ guide: UILayoutGuide, _ frame: CGRect) {
      var frame = frame
      if isMirrored { frame.origin.x = bounds.width - frame.maxX }
      view.frame = frame
      guide.constrainedFrame = frame
    }
    // The direction can have changed since the texts were set.
    if content.attributedText == nil {
      label.textAlignment = content.textProperties.textAlignment(isRightToLeft: isMirrored)
    }
    if content.secondaryAttributedText == nil {
      secondaryLabel.textAlignment = content.secondaryTextProperties.textAlignment(isRightToLeft: isMirrored)
    }
    place(imageView, guides.image, arrangement.image)
    place(label, guides.text, arrangement.text)
    place(secondaryLabel, guides.secondaryText, arrangement.secondaryText)
  }

  /// Returns the width, and the height that the content needs in it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(inWidth: size.width).height)
  }

  /// No width, and the height of the content in the current width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: arrangement(inWidth: max(bounds.width, 1)).height)
  }

  override func contentHeight(inWidth width: CGFloat) -> CGFloat? { arrangement(inWidth: width).height }
}
