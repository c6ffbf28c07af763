/// The control of a window that has the keyboard focus, and the ring around it.
///
/// Tab moves the focus through the controls in the order in which one reads, and Shift+Tab back. After the last control
/// the keys belong to the first responder again, for example to a collection view. If one of its cells has the focus, Tab
/// begins with the controls in that cell, and the arrow keys stay in it.
@MainActor
final class ControlFocus {
  private unowned let window: UIWindow
  private let ring = FocusRing()

  private weak var focused: UIControl?

  /// The control that has the focus. Nil if none has, or if the control is hidden.
  var view: UIControl? {
    guard let focused else { return nil }
    let isVisible = sequence(first: focused as UIView, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha >= 0.01
    }
    return isVisible ? focused : nil
  }

  init(_ window: UIWindow) { self.window = window }

  /// Moves the focus to the next or previous control.
  ///
  /// - Returns: Whether there are controls.
  func advance(isForward: Bool) -> Bool {
    let controls = reachableControls
    guard let first = controls.first, let last = controls.last else { return false }
    let cell = window.firstResponder?.focusedSubview
    // A text field that is edited has the keys without the focus after a click.
    let current = view ?? window.firstResponder as? UIControl
    guard let view = current, let index = controls.firstIndex(where: { $0 === view }) else {
      let inCell = isForward ? cell.flatMap { cell in controls.first { $0.isDescendant(of: cell) } } : nil
      move(to: inCell ?? (isForward ? first : last))
      return true
    }
    let next = index + (isForward ? 1 : -1)
    if let cell, !isForward, view.isDescendant(of: cell),
      !controls.indices.contains(next) || !controls[next].isDescendant(of: cell)
    {
      move(to: nil)
    } else if controls.indices.contains(next) {
      move(to: controls[next])
    } else {
      // The keys return to the first responder. Without one, the controls are all there is.
      move(to: window.firstResponder != nil ? nil : isForward ? first : last)
    }
    return true
  }

  /// Moves the focus to the nearest control in a direction. From a control in the focused cell, it stays in the cell: to
  /// the left or right of the last control, the cell itself has the focus, and the other directions are those of the cells.
  ///
  /// - Returns: Whether the key has had an effect.
  func advance(_ heading: UIFocusHeading) -> Bool {
    guard let view else { return false }
    if let cell = window.firstResponder?.focusedSubview, view.isDescendant(of: cell) {
      let isAlong = heading == .left || heading == .right
      let controls = isAlong ? reachableControls.filter { $0.isDescendant(of: cell) } : []
      move(to: nearest(heading, of: view, among: controls))
      return isAlong
    }
    guard let next = nearest(heading, of: view, among: reachableControls) else { return false }
    move(to: next)
    return true
  }

  /// Moves the focus to the first control in a view, from an edge.
  ///
  /// - Parameter heading: The direction, to the left or to the right.
  /// - Returns: Whether there is one.
  func enter(_ container: UIView, _ heading: UIFocusHeading) -> Bool {
    let controls = reachableControls.filter { $0.isDescendant(of: container) }
    let first = controls.min { left, right in
      let (left, right) = (rectangle(of: left).midX, rectangle(of: right).midX)
      return heading == .right ? left < right : left > right
    }
    guard let first else { return false }
    move(to: first)
    return true
  }

  private func nearest(
    _ heading: UIFocusHeading, of view: UIControl, among controls: [UIControl]
  ) -> UIControl? {
    let from = rectangle(of: view)
    let distances = controls.compactMap { control -> (UIControl, CGFloat)? in
      let distance = distance(from: from, to: rectangle(of: control), heading)
      return control === view ? nil : distance.map { (control, $0) }
    }
    return distances.min { $0.1 < $1.1 }?.0
  }

  /// The distance of a rectangle in a direction. Nil if it is not in that direction. Distance across counts twice.
  private func distance(from: CGRect, to: CGRect, _ heading: UIFocusHeading) -> CGFloat? {
    let x = to.midX - from.midX
    let y = to.midY - from.midY
    let (along, across): (CGFloat, CGFloat) =
      switch heading {
      case .left: (-x, y)
      case .right: (x, y)
      case .up: (-y, x)
      default: (y, x)
      }
    return along > 1 ? along + 2 * Swift.abs(across) : nil
  }

  /// Moves the focus to a control, shows the ring, and scrolls so that the control is visible. Nil for no control.
  func move(to next: UIControl?) {
    let previous = focused
    guard next !== previous else { return }
    focused = next
    previous?.focusDidChange()
    next?.focusDidChange()
    window.firstResponder?.controlFocusDidChange()
    if let next {
      for case let scrollView as UIScrollView in sequence(first: next.superview, next: { $0?.superview }) {
        scrollView.scrollRectToVisible(scrollView.convert(next.bounds, from: next), animated: true)
      }
    }
    placeRing()
  }

  /// Removes the focus: the user has touched something, or a view became first responder.
  func resign() { move(to: nil) }

  /// Removes the focus from a control that leaves the window, or that can no longer have it.
  func viewWillLeave(_ control: UIControl) { if control === focused { move(to: nil) } }

  /// Puts the ring on the focused control.
  func placeRing() {
    ring.surround(view, color: view?.tintColor ?? .systemBlue)
  }

  // MARK: - Controls

  /// The controls that can have the focus, in reading order.
  private var reachableControls: [UIControl] {
    var controls: [UIControl] = []
    collect(from: window, into: &controls)
    return inReadingOrder(controls)
  }

  private func collect(from view: UIView, into controls: inout [UIControl]) {
    guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
    if let control = view as? UIControl {
      if control.canBecomeFocused, !isCovered(control) { controls.append(control) }
    }
    for subview in view.subviews { collect(from: subview, into: &controls) }
  }

  /// Whether another view is in front of the middle of a control. One that is scrolled out of sight is not covered.
  private func isCovered(_ control: UIControl) -> Bool {
    let middle = window.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), from: control)
    let isInSight = sequence(first: control.superview, next: { $0?.superview }).allSatisfy { view in
      view.map { !$0.clipsToBounds || $0.bounds.contains($0.convert(middle, from: window)) } ?? true
    }
    guard isInSight, let hit = window.hitTest(middle, with: nil) else { return false }
    return !hit.isDescendant(of: control) && !control.isDescendant(of: hit)
  }

  private func rectangle(of control: UIControl) -> CGRect { window.convert(control.bounds, from: control) }

  /// Sorts controls by rows, and in a row in writing direction.
  private func inReadingOrder(_ controls: [UIControl]) -> [UIControl] {
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var places = controls.map { (control: $0, rectangle: rectangle(of: $0)) }
    places.sort { $0.rectangle.midY < $1.rectangle.midY }
    var rows: [[(control: UIControl, rectangle: CGRect)]] = []
    for place in places {
      // A control is in the row of the previous one if its middle is level with it.
      if let previous = rows.last?.last?.rectangle, place.rectangle.midY < previous.maxY {
        rows[rows.count - 1].append(place)
      } else {
        rows.append([place])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        isMirrored ? $0.rectangle.maxX > $1.rectangle.maxX : $0.rectangle.minX < $1.rectangle.minX
      }.map(\.control)
    }
  }
}
