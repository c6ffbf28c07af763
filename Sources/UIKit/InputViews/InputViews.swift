import Foundation

/// Shows the views for input of the first responder at the lower edge of its window (Behaviour.md 33).
@MainActor
final class InputViews {
  private unowned let window: UIWindow
  private var container: InputContainerView?

  init(in window: UIWindow) { self.window = window }

  /// The height that the views cover, in points.
  var height: CGFloat { container?.bounds.height ?? 0 }

  /// How far the views cover a view above its lower edge, in points. They do not cover what they contain.
  func heightCovered(of view: UIView) -> CGFloat {
    guard let container, !view.isDescendant(of: container) else { return 0 }
    return max(0, view.convert(view.bounds, to: window).maxY - container.frame.minY)
  }

  private var changeCount = 0

  /// Begins a change from one first responder to another, during which the views stay.
  func beginChange() { changeCount += 1 }

  func endChange() {
    changeCount -= 1
    firstResponderDidChange()
  }

  func firstResponderDidChange() {
    guard changeCount == 0 else { return }
    let responders = window.firstResponder.map { Array(sequence(first: $0, next: \.next)) } ?? []
    // Fields in an accessory view keep it: their next responders lead to the one that supplies it.
    let owner = responders.first { $0.inputAccessoryView != nil }
    let accessory = owner?.inputAccessoryView
    let input = responders.lazy.compactMap(\.inputView).first
    guard accessory != nil || input != nil else { return hide() }
    if container?.shows(accessory, input) == true { return updateHeight() }
    show(accessory, input, owner: owner ?? window.firstResponder)
  }

  /// Makes the controller of the accessory view first responder again, after a field lost it.
  func firstResponderDidResign(_ responder: UIResponder) {
    guard changeCount == 0, window.firstResponder == nil, let owner = lastOwner, owner !== responder,
      owner.canBecomeFirstResponder,
      owner.viewIfLoaded?.window === window
    else { return }
    owner.becomeFirstResponder()
  }

  private weak var lastOwner: UIViewController?

  /// Shows the views of a controller that has appeared, unless something else is first responder.
  func controllerDidAppear(_ controller: UIViewController) {
    guard window.firstResponder == nil, controller.canBecomeFirstResponder,
      controller.inputAccessoryView != nil || controller.inputView != nil
    else { return }
    lastOwner = controller
    controller.becomeFirstResponder()
  }

  func controllerWillDisappear(_ controller: UIViewController) {
    guard controller === lastOwner else { return }
    lastOwner = nil
    if let responder = window.firstResponder, sequence(first: responder, next: \.next).contains(controller) {
      responder.resignFirstResponder()
    }
  }

  // MARK: - Showing

  private func show(_ accessory: UIView?, _ input: UIView?, owner: UIResponder?) {
    let old = height
    let container = container ?? InputContainerView()
    container.onLayout = { [weak self] in self?.updateHeight() }
    container.owner = owner
    container.show(accessory, input)
    self.container = container
    window.addSubview(container)
    container.place(in: window)
    heightDidChange(from: old)
  }

  /// Measures the views again, because their content may need another height.
  private func updateHeight() {
    guard let container else { return }
    let old = height
    container.place(in: window)
    heightDidChange(from: old)
  }

  private func hide() {
    guard let container else { return }
    let old = height
    container.removeFromSuperview()
    self.container = nil
    heightDidChange(from: old)
  }

  private func heightDidChange(from old: CGFloat) {
    guard height != old else { return }
    window.forEachInTree { view in
      view.setNeedsLayout()
      // Before the notifications, whose observers scroll to the end of the content.
      (view.viewController as? _ScrollViewController)?.avoidInputViews()
    }
    post(
      height > 0 ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, old)
    post(UIResponder.keyboardWillChangeFrameNotification, old)
    post(height > 0 ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, old)
    post(UIResponder.keyboardDidChangeFrameNotification, old)
  }

  private func post(_ name: Notification.Name, _ old: CGFloat) {
    func frame(_ height: CGFloat) -> NSValue {
      let visible = max(height, self.height, old)
      return NSValue(
        cgRect: CGRect(
          x: 0, y: window.bounds.maxY - height, width: window.bounds.width,
          height: height > 0 ? height : visible))
    }
    NotificationCenter.default.post(
      name: name, object: window.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: frame(old),
        UIResponder.keyboardFrameEndUserInfoKey: frame(height),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
          value: UIView.AnimationCurve.easeInOut.rawValue),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}

/// Contains the views for input, above the safe area of the window.
final class InputContainerView: UIView {
  /// The responder that supplies the views, and that receives the events of their fields.
  weak var owner: UIResponder?
  private var accessory: UIView?
  private var input: UIView?

  /// Called when the container lays out its subviews: its width or the content of the views may have changed.
  var onLayout: () -> Void = {}

  override var next: UIResponder? { owner ?? super.next }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }

  /// The views are measured by their constraints.
  override func constraintsDidChange(in subview: UIView) { setNeedsLayout() }

  func shows(_ accessory: UIView?, _ input: UIView?) -> Bool {
    accessory === self.accessory && input === self.input
  }

  func show(_ accessory: UIView?, _ input: UIView?) {
    for view in [self.accessory, self.input] where view !== accessory && view !== input {
      view?.removeFromSuperview()
    }
    (self.accessory, self.input) = (accessory, input)
    backgroundColor = .secondarySystemBackground
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    for view in [accessory, input].compactMap(\.self) {
      // The mask keeps how the view is measured, also for the next time.
      view.autoresizingMask = Self.sizesItself(view) ? [.flexibleWidth, .flexibleHeight] : .flexibleWidth
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
  }

  /// Places the container at the lower edge of the window, and the views in it, with the heights that they need now.
  func place(in window: UIView) {
    let width = window.bounds.width
    let top = accessory.map { Self.height(of: $0, in: width, usual: 44) } ?? 0
    let rest = input.map { Self.height(of: $0, in: width, usual: 216) } ?? 0
    let total = top + rest + window.safeAreaInsets.bottom
    frame = CGRect(x: 0, y: window.bounds.maxY - total, width: width, height: total)
    accessory?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    input?.frame = CGRect(x: 0, y: top, width: width, height: rest)
  }

  /// Whether the content of a view determines its height. Otherwise its frame does (Behaviour.md 33.5).
  private static func sizesItself(_ view: UIView) -> Bool {
    view.frame.height == 0 || view.autoresizingMask.contains(.flexibleHeight)
      || !view.translatesAutoresizingMaskIntoConstraints || (view as? UIInputView)?.allowsSelfSizing == true
  }

  /// The height of a view: its intrinsic one, what its constraints ask for if it sizes itself, or that of its frame.
  private static func height(of view: UIView, in width: CGFloat, usual: CGFloat) -> CGFloat {
    let intrinsic = view.intrinsicContentSize.height
    if intrinsic > 0 { return intrinsic }
    if view.autoresizingMask.contains(.flexibleHeight) {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    return view.frame.height > 0 ? view.frame.height : usual
  }
}
