/// Shows a picture, texts and buttons in place of content.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()

  /// What is shown: a `UIContentUnavailableConfiguration`. Others are ignored.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// The scroll view behind the content. The content follows its insets.
  open weak var scrollView: UIScrollView?

  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.alignment = .center
    addSubview(stack)
    show()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  private var shown: UIContentUnavailableConfiguration? {
    configuration as? UIContentUnavailableConfiguration
  }

  private func show() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard let shown else { return }
    func add(_ view: UIView, distance: CGFloat) {
      if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(distance, after: last) }
      stack.addArrangedSubview(view)
    }
    if shown.isLoading {
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      add(indicator, distance: 0)
    } else if let image = shown.image {
      add(imageView(image, shown.imageProperties), distance: 0)
    }
    if let text = shown.attributedText ?? shown.text.map({ NSAttributedString(string: $0) }), text.length > 0
    {
      add(
        label(text, shown.textProperties, isAttributed: shown.attributedText != nil),
        distance: shown.imageToTextPadding)
    }
    if let text = shown.secondaryAttributedText
      ?? shown.secondaryText.map({ NSAttributedString(string: $0) }),
      text.length > 0
    {
      add(
        label(text, shown.secondaryTextProperties, isAttributed: shown.secondaryAttributedText != nil),
        distance: shown.textToSecondaryTextPadding)
    }
    for (configuration, properties, distance) in [
      (shown.button, shown.buttonProperties, shown.textToButtonPadding),
      (shown.secondaryButton, shown.secondaryButtonProperties, shown.buttonToSecondaryButtonPadding),
    ] {
      if let button = button(configuration, properties) { add(button, distance: distance) }
    }
    setNeedsLayout()
  }

  private func imageView(_ image: UIImage, _ properties: UIContentUnavailableConfiguration.ImageProperties)
    -> UIImageView
  {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 48)
    view.tintColor = properties.tintColor ?? .secondaryLabel
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.contentMode = .scaleAspectFit
    let (size, limit) = (view.intrinsicContentSize, properties.maximumSize)
    let scale = min(
      1, limit.width > 0 ? limit.width / max(1, size.width) : 1,
      limit.height > 0 ? limit.height / max(1, size.height) : 1)
    if scale < 1 {
      view.widthAnchor.constraint(equalToConstant: size.width * scale).isActive = true
      view.heightAnchor.constraint(equalToConstant: size.height * scale).isActive = true
    }
    return view
  }

  private func label(
    _ text: NSAttributedString, _ properties: UIContentUnavailableConfiguration.TextProperties,
    isAttributed: Bool
  ) -> UILabel {
    let label = UILabel()
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if isAttributed { label.attributedText = text } else { label.text = text.string }
    label.textAlignment = .center
    return label
  }

  /// A button; nil if it has neither a title nor a picture.
  private func button(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title != nil || configuration.attributedTitle != nil || configuration.image != nil
    else {
      return nil
    }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    // The action may have a title of its own, which does not replace that of the configuration.
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    return button
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let shown else { return }
    let margins = shown.directionalLayoutMargins
    let area =
      shown.alignment == .center ? bounds : bounds.inset(by: safeAreaInsets)
    let width = max(0, area.width - margins.leading - margins.trailing)
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    stack.frame = CGRect(
      x: area.midX - width / 2, y: area.midY - size.height / 2, width: width, height: size.height)
  }
}
