/// The views of a button, each of which is made when there is something to show.
@MainActor
final class ButtonParts {
  private unowned let button: UIButton
  private(set) var title: UILabel?
  private(set) var subtitle: UILabel?
  private(set) var image: UIImageView?
  private var backgroundImage: UIImageView?
  private var background: BackgroundConfigurationView?
  private var chevrons: ButtonChevrons?
  private var activityIndicator: UIActivityIndicatorView?
  /// The opacity of the content, which appears at once and goes slowly.
  private var contentAlpha: CGFloat = 1

  init(_ button: UIButton) { self.button = button }

  // MARK: - Making

  func makeTitle(fontSize: CGFloat) -> UILabel {
    if let title { return title }
    let label = UILabel()
    label.font = .systemFont(ofSize: fontSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    title = label
    button.addSubview(label)
    return label
  }

  func makeSubtitle() -> UILabel {
    if let subtitle { return subtitle }
    let label = UILabel()
    subtitle = label
    button.addSubview(label)
    return label
  }

  func makeImage() -> UIImageView {
    if let image { return image }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    image = view
    button.addSubview(view)
    return view
  }

  // MARK: - Showing

  /// Shows a background behind everything; nil removes it.
  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    if let background {
      background.configuration = configuration
    } else {
      let view = BackgroundConfigurationView(configuration)
      view.frame = button.bounds
      background = view
      button.insertSubview(view, at: 0)
    }
  }

  func showBackgroundImage(_ image: UIImage?) {
    if image != nil, backgroundImage == nil {
      let view = UIImageView(frame: .zero)
      backgroundImage = view
      button.insertSubview(view, at: 0)
    }
    backgroundImage?.image = image
    backgroundImage?.isHidden = image == nil
  }

  /// Shows the chevrons of a choice in a colour; nil hides them.
  func showChevrons(_ color: UIColor?) {
    if color != nil, chevrons == nil {
      let view = ButtonChevrons()
      chevrons = view
      button.addSubview(view)
    }
    if let color { chevrons?.color = color }
    chevrons?.isHidden = color == nil
  }

  /// Shows activity in a colour; nil removes the view.
  func showActivityIndicator(_ color: UIColor?) {
    if let color {
      let view = activityIndicator ?? UIActivityIndicatorView(style: .medium)
      if activityIndicator == nil {
        activityIndicator = view
        button.addSubview(view)
      }
      view.color = color
      view.startAnimating()
    } else {
      activityIndicator?.removeFromSuperview()
      activityIndicator = nil
    }
  }

  /// Makes title and image pale at once, or opaque slowly.
  func fade(to alpha: CGFloat) {
    guard alpha != contentAlpha else { return }
    contentAlpha = alpha
    let views = [title, image].compactMap { $0 }
    if alpha == 1, button.window != nil {
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        for view in views { view.alpha = alpha }
      }
    } else {
      for view in views { view.alpha = alpha }
    }
  }

  // MARK: - Layout

  /// What there is to place, apart from the subtitle.
  var measured: ButtonContentLayout.Parts {
    var parts = ButtonContentLayout.Parts()
    parts.title = Self.measuring(title)
    parts.image = activityIndicator?.intrinsicContentSize ?? image?.image?.size
    if let chevrons, !chevrons.isHidden {
      parts.indicator = ButtonChevrons.size
      parts.indicatorPadding = 8
    }
    return parts
  }

  /// The size of the subtitle in a width; nil if it is empty.
  var measuredSubtitle: ((CGFloat) -> CGSize)? { Self.measuring(subtitle) }

  private static func measuring(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
    guard let label, label.text?.isEmpty == false else { return nil }
    return { label.sizeThatFits(CGSize(width: $0, height: 0)) }
  }

  /// Places what is behind the content.
  func placeBackground(in rect: CGRect, _ configuration: UIBackgroundConfiguration?) {
    backgroundImage?.frame = rect
    guard let background, let configuration else { return }
    background.frame = rect
    background.configuration = configuration
  }

  /// Places the content, with the rectangles of title and image that a subclass may have changed.
  func place(_ arrangement: ButtonContentLayout, title titleRect: CGRect, image imageRect: CGRect) {
    title?.frame = titleRect
    subtitle?.frame = arrangement.subtitle
    image?.frame = imageRect
    activityIndicator?.frame = arrangement.image
    chevrons?.frame = arrangement.indicator
  }
}
