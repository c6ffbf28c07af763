/// Shows a short description of a view while the pointer rests on it.
///
/// ```swift
/// view.addInteraction(UIToolTipInteraction(defaultToolTip: "Shows the pages of the document"))
/// ```
///
/// The tool tip appears below the pointer after half a second. It disappears when the pointer leaves, and when a touch begins
/// in the view.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The delegate, which can choose another text for a point. Weak.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  /// The text without a delegate. Nil or empty for none.
  open var defaultToolTip: String? { didSet { if defaultToolTip != oldValue { hide() } } }
  /// Whether tool tips are shown. Default true.
  open var isEnabled = true { didSet { if !isEnabled { hide() } } }
  /// The view that has the interaction.
  public private(set) weak var view: UIView?

  private var recognizers: [UIGestureRecognizer] = []
  private var deadline: FrameClock.Deadline?
  /// What is shown or about to be shown.
  private var current: UIToolTipConfiguration?
  private var panel: UIView?

  /// How long the pointer rests before the tool tip appears, in seconds.
  private static let delay: TimeInterval = 0.5

  /// Creates an interaction without a text. Add it to a view with `addInteraction(_:)`.
  public override init() { super.init() }

  /// Creates an interaction with a text. Add it to a view with `addInteraction(_:)`.
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }

  /// Hides the tool tip when the interaction is removed from its view.
  open func willMove(to view: UIView?) {
    hide()
    for recognizer in recognizers { self.view?.removeGestureRecognizer(recognizer) }
    recognizers = []
  }

  /// Begins to follow the pointer.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let hover = UIHoverGestureRecognizer { [weak self] in self?.pointerDidMove($0) }
    let touch = TouchBeginRecognizer { [weak self] in self?.hide() }
    recognizers = [hover, touch]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  private func pointerDidMove(_ hover: UIGestureRecognizer) {
    guard isEnabled, let view, hover.state == .began || hover.state == .changed else { return hide() }
    let point = hover.location(in: view)
    // A tool tip that is shown stays as long as the pointer is in its rectangle.
    if panel != nil, current?.sourceRect(in: view).contains(point) == true { return }
    hide()
    guard let configuration = configuration(at: point), !configuration.toolTip.isEmpty else { return }
    current = configuration
    let clock = view.motionClock
    deadline = clock.schedule(at: clock.time + Self.delay) { [weak self] in
      self?.show(configuration, at: point)
    }
  }

  private func configuration(at point: CGPoint) -> UIToolTipConfiguration? {
    if let delegate { return delegate.toolTipInteraction(self, configurationAt: point) }
    return defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
  }

  private func show(_ configuration: UIToolTipConfiguration, at point: CGPoint) {
    guard let view, let window = view.window else { return }
    let panel = ToolTipPanel(configuration.toolTip, in: window.bounds.width)
    panel.place(below: window.convert(point, from: view), in: window.bounds)
    window.addSubview(panel)
    self.panel = panel
  }

  private func hide() {
    deadline?.cancel()
    panel?.removeFromSuperview()
    (deadline, panel, current) = (nil, nil, nil)
  }
}

/// Reports that a touch began, and leaves it to others.
@MainActor
private final class TouchBeginRecognizer: UIGestureRecognizer {
  private let onTouch: () -> Void

  init(onTouch: @escaping () -> Void) {
    self.onTouch = onTouch
    super.init(target: nil, action: nil)
    (cancelsTouchesInView, delaysTouchesEnded) = (false, false)
  }

  override var acceptedButtons: UIEvent.ButtonMask { [.primary, .secondary] }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    onTouch()
    state = .failed
  }
}

/// The text of a tool tip on a background.
@MainActor
private final class ToolTipPanel: UIView {
  /// The distance of the text from the edges, in points.
  private static let margin: CGFloat = 6
  /// The distance from the pointer, which covers what is right below it, in points.
  private static let distance: CGFloat = 20
  private static let maximumWidth: CGFloat = 320

  init(_ text: String, in width: CGFloat) {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 0
    let margin = ToolTipPanel.margin
    let room = max(0, min(ToolTipPanel.maximumWidth, width - 2 * margin))
    let size = label.sizeThatFits(CGSize(width: room, height: 0))
    label.frame = CGRect(x: margin, y: margin, width: min(size.width, room), height: size.height)
    super.init(
      frame: CGRect(x: 0, y: 0, width: label.frame.maxX + margin, height: label.frame.maxY + margin))
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = margin
    layer.shadowOpacity = 0.2
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves the panel below a point, or above it where it does not fit.
  func place(below point: CGPoint, in area: CGRect) {
    let below = point.y + Self.distance
    frame.origin = CGPoint(
      x: max(area.minX, min(point.x, area.maxX - bounds.width)),
      y: below + bounds.height <= area.maxY
        ? below : max(area.minY, point.y - Self.distance / 2 - bounds.height))
  }
}
