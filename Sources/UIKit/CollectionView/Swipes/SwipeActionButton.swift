/// The button of a swipe action: a title, an image, or an image above a title.
final class SwipeActionButton: UIControl {
  let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()
  /// The width in which title and image are centred. It begins at the edge next to the row's content.
  private var contentWidth: CGFloat = 0
  private var isAtLeft = false

  init(_ action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    label.text = action.title
    label.textColor = .white
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    // Words are scaled down rather than broken.
    label.numberOfLines = action.title?.contains(" ") == true ? 2 : 1
    label.adjustsFontSizeToFitWidth = true
    label.baselineAdjustment = .alignCenters
    label.minimumScaleFactor = 0.5
    imageView.image = action.image
    imageView.tintColor = .white
    imageView.contentMode = .scaleAspectFit
    addSubview(imageView)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the button prefers in a row.
  func preferredWidth(inRowOfHeight height: CGFloat) -> CGFloat {
    let hasTitle = showsTitle(inRowOfHeight: height)
    let text = hasTitle ? label.sizeThatFits(UIView.layoutFittingExpandedSize).width : 0
    let content = max(text.isFinite ? text : 0, imageSize.width)
    return min(
      SwipeMetrics.maximumButtonWidth,
      max(SwipeMetrics.minimumButtonWidth, (content + 2 * SwipeMetrics.titleMargin).rounded(.up)))
  }

  /// Places the button.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - contentWidth: The width in which title and image are centred.
  ///   - isAtLeft: Whether the button is at the left of the row's content.
  func place(_ frame: CGRect, contentWidth: CGFloat, isAtLeft: Bool) {
    self.frame = frame
    (self.contentWidth, self.isAtLeft) = (contentWidth, isAtLeft)
    setNeedsLayout()
  }

  private func showsTitle(inRowOfHeight height: CGFloat) -> Bool {
    guard action.title?.isEmpty == false else { return false }
    return action.image == nil || height >= SwipeMetrics.heightForImageAndTitle
  }

  /// The size of the image as it is shown; zero without an image.
  private var imageSize: CGSize {
    guard let size = action.image?.size, size.width.isFinite, size.height.isFinite, size.width > 0,
      size.height > 0
    else { return .zero }
    let widest = SwipeMetrics.maximumButtonWidth - 2 * SwipeMetrics.titleMargin
    let scale = min(1, SwipeMetrics.maximumImageHeight / size.height, widest / size.width)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasTitle = showsTitle(inRowOfHeight: bounds.height)
    label.isHidden = !hasTitle
    let picture = imageSize
    let room = CGSize(width: max(0, contentWidth - SwipeMetrics.titleMargin), height: bounds.height)
    let text = hasTitle ? label.sizeThatFits(room) : .zero
    let spacing = hasTitle && picture.height > 0 ? SwipeMetrics.imageSpacing : 0
    let height = picture.height + spacing + text.height
    let middle = isAtLeft ? bounds.width - contentWidth / 2 : contentWidth / 2
    let top = (bounds.height - height) / 2
    imageView.frame = CGRect(
      x: middle - picture.width / 2, y: top, width: picture.width, height: picture.height)
    label.frame = CGRect(
      x: middle - room.width / 2, y: top + picture.height + spacing, width: room.width, height: text.height)
  }

  override var isHighlighted: Bool {
    didSet {
      label.alpha = isHighlighted ? 0.5 : 1
      imageView.alpha = isHighlighted ? 0.5 : 1
    }
  }
}
