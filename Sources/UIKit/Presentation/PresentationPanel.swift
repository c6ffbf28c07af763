/// The frame around the view of a sheet or an alert: rounded corners, a shadow and a grabber.
final class PresentationPanel: UIView {
  private let clip = UIView()
  private let grabber = UIView(frame: CGRect(origin: .zero, size: PresentationPanel.grabberSize))

  /// The size of the grabber, and its distance from the upper edge, in points.
  private static let grabberSize = CGSize(width: 36, height: 5)
  private static let grabberInset: CGFloat = 5

  /// The view inside the frame, which it fills.
  var content: UIView? {
    didSet {
      guard content !== oldValue || content?.superview !== clip else { return }
      if oldValue?.superview === clip { oldValue?.removeFromSuperview() }
      guard let content else { return }
      content.frame = clip.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      clip.insertSubview(content, at: 0)
    }
  }

  var cornerRadius: CGFloat {
    get { clip.layer.cornerRadius }
    set { clip.layer.cornerRadius = newValue }
  }

  /// Whether only the upper corners are round, because the panel ends at the lower edge of the window.
  var isAttachedToBottom = false {
    didSet {
      clip.layer.maskedCorners =
        isAttachedToBottom
        ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    }
  }

  var showsGrabber = false { didSet { grabber.isHidden = !showsGrabber } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clip.frame = bounds
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    clip.clipsToBounds = true
    addSubview(clip)
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.isHidden = true
    addSubview(grabber)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    grabber.center = CGPoint(x: bounds.midX, y: Self.grabberInset + Self.grabberSize.height / 2)
  }
}
