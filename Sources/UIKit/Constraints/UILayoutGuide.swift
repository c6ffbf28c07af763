/// An invisible rectangle in a view that constraints can refer to.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// What determines the frame of a guide.
  enum Place {
    /// Constraints.
    case constrained
    /// The part of the view's bounds inside its safe area.
    case safeArea
    /// The part of the view's bounds inside its margins.
    case margins
    /// The part inside the margins that is not too wide for reading.
    case readable
    /// The part of the view's bounds above its safe area.
    case aboveSafeArea
    /// The part of the view's bounds below its safe area.
    case belowSafeArea
    /// The part of the view's bounds that input views cover, at least the one below its safe area.
    case keyboard
    /// The content of a scroll view.
    case scrollContent
    /// The visible rectangle of a scroll view.
    case scrollFrame
  }

  let place: Place

  /// Creates a guide that constraints place. Add it to a view with `addLayoutGuide(_:)`.
  public override init() {
    place = .constrained
    super.init()
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  init(_ place: Place) {
    self.place = place
    super.init()
  }

  /// The view that owns the guide.
  open weak var owningView: UIView?

  /// A name that identifies the guide.
  open var identifier = ""

  /// The frame from the last layout, in the view's coordinates.
  var constrainedFrame = CGRect.zero

  /// The guide's rectangle, in the view's coordinates.
  open var layoutFrame: CGRect {
    if place == .scrollContent, let scrollView = owningView as? UIScrollView {
      return CGRect(origin: .zero, size: scrollView.contentSize)
    }
    guard let owningView, let insets else { return constrainedFrame }
    return CGRect(
      x: owningView.bounds.minX + insets.left, y: owningView.bounds.minY + insets.top,
      width: max(0, owningView.bounds.width - insets.left - insets.right),
      height: max(0, owningView.bounds.height - insets.top - insets.bottom))
  }

  /// The insets of the guide in the view's bounds. Nil when constraints determine them.
  var insets: UIEdgeInsets? {
    switch place {
    case .constrained, .scrollContent: nil
    case .scrollFrame: .zero
    case .readable: owningView?.readableInsets ?? .zero
    case .aboveSafeArea:
      owningView.map {
        UIEdgeInsets(top: 0, left: 0, bottom: max(0, $0.bounds.height - $0.safeAreaInsets.top), right: 0)
      }
    case .belowSafeArea:
      owningView.map {
        UIEdgeInsets(top: max(0, $0.bounds.height - $0.safeAreaInsets.bottom), left: 0, bottom: 0, right: 0)
      }
    case .keyboard:
      owningView.map {
        UIEdgeInsets(top: max(0, $0.bounds.height - $0.keyboardHeight), left: 0, bottom: 0, right: 0)
      }
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .margins: owningView?.layoutMargins ?? .zero
    }
  }

  // MARK: - Anchors

  /// The leading edge, where writing begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge, where writing ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
