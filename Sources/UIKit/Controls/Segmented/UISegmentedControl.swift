/// A row of segments of which at most one is selected. It is 32 points high.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// The index of no segment.
  public nonisolated static let noSegment = -1

  private static let height: CGFloat = 32
  private static let inset: CGFloat = 2
  private static let cornerRadius: CGFloat = 9
  /// The opacity of the shadow of the selected segment.
  private static let shadowOpacity: Float = 0.12
  /// The space beside the content of a segment.
  private static let padding: CGFloat = 12

  private var segments: [Segment] = []
  private var views: [SegmentView] = []
  private var dividers: [UIView] = []
  private let indicator = UIView()
  private let hoverHighlight = UIView()

  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  private func prepare() {
    isOpaque = false
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = Self.cornerRadius
    for view in [hoverHighlight, indicator] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = Self.cornerRadius - Self.inset
      addSubview(view)
    }
    hoverHighlight.backgroundColor = .quaternarySystemFill
    indicator.layer.shadowColor = UIColor.black.cgColor
    indicator.layer.shadowRadius = 4
    indicator.layer.shadowOffset = CGSize(width: 0, height: 3)
    addGestureRecognizer(UIHoverGestureRecognizer { [weak self] in self?.pointerDidMove($0) })
    contentDidChange()
  }

  /// Creates a control with a segment for each string, image or action. Other objects are ignored.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Segment(title: title)
      case let image as UIImage: Segment(image: image)
      case let action as UIAction: Segment(title: action.title, image: action.image, action: action)
      default: nil
      }
    }
    contentDidChange()
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, which is performed when the user selects the segment.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if frame.size != .zero { self.frame = frame } else { self.frame.origin = frame.origin }
  }

  /// Returns nil: this platform has no archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: - Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title. An index outside of the range is clamped.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with an image.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with the title and image of an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(
      Segment(title: action.title, image: action.image, action: action), at: segment, animated: animated)
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if selection >= index { selection += 1 }
    contentDidChange(animated: animated)
  }

  /// Removes a segment. One that does not exist is ignored.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selection == segment {
      selection = Self.noSegment
    } else if selection > segment {
      selection -= 1
    }
    contentDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    segments = []
    selection = Self.noSegment
    contentDidChange()
  }

  private func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(&segments[segment])
    contentDidChange()
  }

  private func value<Value>(_ segment: Int, _ path: KeyPath<Segment, Value?>) -> Value? {
    segments.indices.contains(segment) ? segments[segment][keyPath: path] : nil
  }

  /// Sets the title of a segment, and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment. Nil for one that has none, or does not exist.
  open func titleForSegment(at segment: Int) -> String? { value(segment, \.title) }

  /// Sets the image of a segment, and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The image of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { value(segment, \.image) }

  /// Sets the action of a segment, with its title and image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.title
      $0.image = action.image
    }
  }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { value(segment, \.action) }

  /// The index of the segment with an action. `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets the width of a segment, in points. 0 for an equal part of the width, or for that of its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    guard width.mayBecome("width of a segment", of: self) else { return }
    change(segment) { $0.width = max(0, width) }
  }

  /// The width of a segment that was set. 0 if none was.
  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be selected. False for one that does not exist.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  // MARK: - Selection

  private var selection = UISegmentedControl.noSegment
  /// The segment of a momentary control whose action runs.
  private var pressedSegment: Int?

  /// The index of the selected segment, or `noSegment`. An index that does not exist selects none. Setting it sends no
  /// event.
  open var selectedSegmentIndex: Int {
    get { pressedSegment ?? selection }
    set {
      let new = segments.indices.contains(newValue) ? newValue : Self.noSegment
      guard new != selection else { return }
      selection = new
      contentDidChange()
    }
  }

  /// Whether a segment is selected only while it is touched. Default false.
  open var isMomentary = false {
    didSet {
      if isMomentary { selection = Self.noSegment }
      contentDidChange()
    }
  }

  /// Whether the widths of the segments depend on their content. Default false.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  /// Selects a segment for the user.
  private func select(_ segment: Int, with event: UIEvent?) {
    guard segments.indices.contains(segment), segments[segment].isEnabled else { return }
    let hasChanged = segment != selection
    if !isMomentary {
      selection = segment
      contentDidChange(animated: true)
    }
    guard hasChanged else { return }
    if isMomentary { pressedSegment = segment }
    defer { pressedSegment = nil }
    if let action = segments[segment].action { sendAction(action) }
    sendActions(for: .valueChanged, with: event)
  }

  // MARK: - Appearance

  /// The colour of the selected segment. Nil for white, or a light grey in dark mode.
  open var selectedSegmentTintColor: UIColor? { didSet { contentDidChange() } }

  var titleAttributes = StateValues<[NSAttributedString.Key: Any]>() { didSet { contentDidChange() } }

  /// Sets the attributes of titles for a state: normal, selected, highlighted or disabled.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
  }

  /// The attributes of titles for a state that were set.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  private var backgroundImages = StateValues<UIImage>()
  private var dividerImage: UIImage?

  /// Sets the image behind the segments of a state: that of the normal state behind all, that of the selected one behind the
  /// selected segment. An empty image removes the background; nil restores it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgroundImages[state] = backgroundImage
    if state == .normal, backgroundImage == nil { backgroundColor = .tertiarySystemFill }
    contentDidChange()
  }

  /// The image behind the segments of a state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[state]
  }

  /// Sets the image between two segments, for all states. An empty image removes the lines; nil restores them.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    self.dividerImage = dividerImage
    contentDidChange()
  }

  private static let selectedColor = UIColor.adaptive(light: 0xFFFFFF, dark: 0x636366)

  private func state(of segment: Int) -> State {
    if !isEnabled || !segments[segment].isEnabled { return .disabled }
    return segment == selection ? .selected : .normal
  }

  private func attributes(of segment: Int) -> [NSAttributedString.Key: Any] {
    let state = state(of: segment)
    var attributes: [NSAttributedString.Key: Any] = [
      // 13 points, as in UIKit, where large text does not change it.
      .font: UIFont.systemFont(ofSize: 13, weight: state == .selected ? .semibold : .medium),
      .foregroundColor: state == .disabled ? UIColor.tertiaryLabel : UIColor.label,
    ]
    attributes.merge(titleAttributes[.normal] ?? [:]) { $1 }
    if state != .normal { attributes.merge(titleAttributes[state] ?? [:]) { $1 } }
    return attributes
  }

  private func contentDidChange(animated: Bool = false) {
    while views.count < segments.count {
      let view = SegmentView(frame: .zero)
      views.append(view)
      addSubview(view)
    }
    while views.count > segments.count { views.removeLast().removeFromSuperview() }
    while dividers.count < segments.count - 1 {
      let view = UIView()
      view.backgroundColor = .separator
      view.isUserInteractionEnabled = false
      dividers.append(view)
      insertSubview(view, at: 0)
    }
    while dividers.count > max(0, segments.count - 1) { dividers.removeLast().removeFromSuperview() }
    for (index, segment) in segments.enumerated() {
      let attributes = attributes(of: index)
      views[index].show(
        segment, attributes: attributes, color: attributes[.foregroundColor] as? UIColor ?? .label)
    }
    showBackgrounds()
    invalidateIntrinsicContentSize()
    place(animated: animated)
  }

  private func showBackgrounds() {
    let image = backgroundImages[.normal]
    layer.contents = image?.size == .zero ? nil : image?.cgImage
    if image != nil { backgroundColor = .clear }
    for divider in dividers {
      divider.isHidden = dividerImage.map { $0.size == .zero } ?? (image != nil)
      divider.backgroundColor = dividerImage == nil ? .separator : .clear
      divider.layer.contents = dividerImage?.cgImage
    }
    let selected = backgroundImages[.selected] ?? image
    indicator.layer.contents = selected?.size == .zero ? nil : selected?.cgImage
    indicator.backgroundColor = selected == nil ? selectedSegmentTintColor ?? Self.selectedColor : .clear
    indicator.layer.shadowOpacity = selected == nil ? Self.shadowOpacity : 0
  }

  override func stateDidChange() {
    super.stateDidChange()
    contentDidChange()
  }

  // MARK: - Geometry

  open override var intrinsicContentSize: CGSize {
    let widths = segments.indices.map(preferredWidth)
    let automatic = segments.indices.filter { segments[$0].width == 0 }
    var width = widths.reduce(0, +)
    if !apportionsSegmentWidthsByContent, let widest = automatic.map({ widths[$0] }).max() {
      width = segments.reduce(0) { $0 + ($1.width == 0 ? widest : $1.width) }
    }
    return CGSize(width: width.rounded(.up), height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func preferredWidth(of segment: Int) -> CGFloat {
    if segments[segment].width > 0 { return segments[segment].width }
    return views[segment].sizeThatFits(.zero).width + 2 * Self.padding
  }

  /// The rectangles of the segments, in the order of their indices.
  private var rectangles: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.indices.filter { segments[$0].width == 0 }
    let left = max(0, bounds.width - fixed)
    let preferred = free.reduce(0) { $0 + preferredWidth(of: $1) }
    var x: CGFloat = 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return segments.indices.map { index in
      var width = segments[index].width
      if width == 0 {
        width =
          apportionsSegmentWidthsByContent && preferred > 0
          ? left * preferredWidth(of: index) / preferred : left / CGFloat(max(1, free.count))
      }
      defer { x += width }
      return CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  private func segment(at point: CGPoint) -> Int? {
    rectangles.firstIndex { $0.minX <= point.x && point.x < $0.maxX }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place(animated: false)
  }

  private func place(animated: Bool) {
    guard animated, window != nil else { return placeNow() }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { self.placeNow() }
  }

  private func placeNow() {
    let rectangles = rectangles
    guard rectangles.count == views.count else { return }
    for (view, rectangle) in zip(views, rectangles) { view.frame = rectangle }
    let lifted = isTracking ? pressed : nil
    for (index, view) in views.enumerated() {
      view.alpha = lifted == index && index != selection ? 0.3 : 1
    }
    if rectangles.indices.contains(selection) {
      indicator.frame = rectangles[selection].insetBy(dx: Self.inset, dy: Self.inset)
      indicator.alpha = isEnabled ? 1 : 0.5
      indicator.transform =
        isTracking && isDraggingSelection ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
    } else {
      indicator.alpha = 0
    }
    for (index, divider) in dividers.enumerated() {
      let (left, right) = (rectangles[index], rectangles[index + 1])
      let x = left.minX < right.minX ? right.minX : left.minX
      if let width = dividerImage?.size.width {
        divider.frame = CGRect(x: x - width / 2, y: 0, width: width, height: bounds.height)
      } else {
        divider.frame = CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16)
      }
      divider.alpha = dividerImage == nil && (selection == index || selection == index + 1) ? 0 : 1
    }
    if let hovered, rectangles.indices.contains(hovered), hovered != selection, isEnabled {
      hoverHighlight.frame = rectangles[hovered].insetBy(dx: Self.inset, dy: Self.inset)
      hoverHighlight.alpha = 1
    } else {
      hoverHighlight.alpha = 0
    }
  }

  override var focusShape: (rect: CGRect, cornerRadius: CGFloat) { (bounds, Self.cornerRadius) }

  // MARK: - Tracking

  private var pressed: Int?
  private var isDraggingSelection = false
  private var hovered: Int?

  private func pointerDidMove(_ recognizer: UIGestureRecognizer) {
    let segment = recognizer.state == .ended ? nil : segment(at: recognizer.location(in: self))
    guard segment != hovered else { return }
    hovered = segment
    place(animated: false)
  }

  override func ownsDrag(from point: CGPoint) -> Bool { !isMomentary && segment(at: point) == selection }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressed = segment(at: touch.location(in: self))
    guard let pressed, segments[pressed].isEnabled else { return false }
    isDraggingSelection = pressed == selection
    return true
  }

  /// A finger that began on the selected segment moves the selection.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let segment = segment(at: touch.location(in: self)), segments[segment].isEnabled else {
      return true
    }
    guard segment != pressed else { return true }
    pressed = segment
    if isDraggingSelection, !isMomentary {
      select(segment, with: event)
    } else {
      place(animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let segment = pressed
    pressed = nil
    isDraggingSelection = false
    place(animated: true)
    guard let segment, let touch, bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self)) else {
      return
    }
    select(segment, with: event)
  }

  open override func cancelTracking(with event: UIEvent?) {
    pressed = nil
    isDraggingSelection = false
    place(animated: true)
  }

  /// Arrow keys select the next segment that is enabled.
  override func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard key.isPlain, isEnabled else { return false }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let step: Int
    switch key.code {
    case .rightArrow: step = isMirrored ? -1 : 1
    case .leftArrow: step = isMirrored ? 1 : -1
    case .space, .return: return true
    default: return super.handle(key, isRepeat: isRepeat)
    }
    var next = selection == Self.noSegment && step < 0 ? segments.count - 1 : selection + step
    while segments.indices.contains(next), !segments[next].isEnabled { next += step }
    select(next, with: nil)
    return true
  }
}
