/// The swipe of one row: how far its content has moved, and the buttons that this reveals.
///
/// The content moves with the bounds of the cell, whose frame stays where the layout has placed it. This works for every
/// cell: it moves whatever the cell contains, and clips it to the row.
@MainActor
final class RowSwipe: FrameClockParticipant {
  /// The edge at which the actions appear.
  enum Edge {
    case leading
    case trailing
  }

  /// What happens to the row.
  enum Phase {
    /// A finger moves the content.
    case dragging
    /// The buttons are open, or about to be.
    case open
    /// An action is being performed.
    case performing
    /// The content returns to its position.
    case closing
    /// The cell disappears together with the buttons.
    case leaving
  }

  let cell: UICollectionViewCell
  private let configuration: UISwipeActionsConfiguration
  private let buttons: SwipeActionsView
  private let isAtLeft: Bool
  private let wasClipped: Bool
  private let onClose: (RowSwipe) -> Void
  private(set) var phase = Phase.open
  /// The distance by which the content has moved, in points.
  private(set) var distance: CGFloat = 0
  /// The distance that a finger would have to drag the content for the distance at which it was grabbed.
  private var grabbedDistance: CGFloat = 0
  private var motion: EdgeSpring?
  private var motionStart: CFTimeInterval?
  /// How far the first button covers the others, from 0 to 1.
  private var widening: CGFloat = 0
  private var lastTime: CFTimeInterval?

  /// Attaches buttons to a cell.
  ///
  /// - Parameters:
  ///   - cell: The cell of the row.
  ///   - edge: The edge at which the buttons appear.
  ///   - configuration: The actions; at least one.
  ///   - onPress: Called when a button is pressed.
  ///   - onClose: Called when the content is back at its position, and the buttons are gone.
  init(
    _ cell: UICollectionViewCell, _ edge: Edge, _ configuration: UISwipeActionsConfiguration,
    onPress: @escaping (SwipeActionButton) -> Void, onClose: @escaping (RowSwipe) -> Void
  ) {
    (self.cell, self.configuration, self.onClose) = (cell, configuration, onClose)
    isAtLeft = (edge == .leading) != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    wasClipped = cell.clipsToBounds
    buttons = SwipeActionsView(configuration.actions, isAtLeft: isAtLeft, onPress: onPress)
    cell.addSubview(buttons)
    cell.clipsToBounds = true
    buttons.measure(for: cell.bounds.size)
    show(0)
  }

  /// Whether a view is one of the buttons, or in one.
  func contains(_ view: UIView?) -> Bool { view?.isDescendant(of: buttons) == true }

  /// The width of the open buttons.
  var openDistance: CGFloat { buttons.totalWidth }

  /// The button of the first action.
  var firstButton: SwipeActionButton? { buttons.first }

  // MARK: - Dragging

  /// Grabs the content, also while it moves.
  func grab() {
    let excess = distance - openDistance
    let isStretched = excess > 0 && !configuration.performsFirstActionWithFullSwipe
    grabbedDistance =
      isStretched ? openDistance + RubberBand.dragged(for: excess, length: rowWidth) : distance
    (phase, motion) = (.dragging, nil)
  }

  /// Moves the content with the finger: at most back to its position, and past the buttons against resistance, unless
  /// that performs the first action.
  ///
  /// - Parameter translation: The horizontal distance that the finger has moved since the content was grabbed.
  func drag(by translation: CGFloat) {
    guard phase == .dragging else { return }
    let dragged = grabbedDistance + along(translation)
    let excess = dragged - openDistance
    if excess > 0, !configuration.performsFirstActionWithFullSwipe {
      show(openDistance + RubberBand.shown(for: excess, length: rowWidth))
    } else {
      show(min(max(0, dragged), rowWidth))
    }
    if widening != targetWidening { cell.motionClock.add(self) }
  }

  /// Whether the swipe is long enough to perform the first action.
  var isFull: Bool {
    configuration.performsFirstActionWithFullSwipe
      && distance >= SwipeMetrics.fullSwipeDistance(buttons: openDistance, row: rowWidth)
  }

  /// Whether the buttons open if the finger lifts with a velocity, in points per second.
  func opens(atVelocity velocity: CGFloat) -> Bool {
    distance + along(velocity) * SwipeMetrics.projection > openDistance / 2
  }

  /// A horizontal distance or velocity towards the open buttons.
  private func along(_ value: CGFloat) -> CGFloat { isAtLeft ? value : -value }

  private var rowWidth: CGFloat { cell.bounds.width }

  // MARK: - Opening and closing

  /// Opens the buttons.
  ///
  /// - Parameter velocity: The velocity at which the finger lifted, in points per second.
  func open(velocity: CGFloat = 0) {
    phase = .open
    move(to: openDistance, velocity: along(velocity))
  }

  /// Lets the first button cover the row while its action is performed.
  func openFully(velocity: CGFloat) {
    phase = .performing
    move(to: rowWidth, velocity: along(velocity))
  }

  /// Keeps the buttons open while an action is performed.
  func beginPerforming() { phase = .performing }

  /// Returns the content to its position, with an animation, unless the cell disappears.
  ///
  /// - Parameter velocity: The velocity at which the finger lifted, in points per second.
  func close(velocity: CGFloat = 0) {
    guard phase != .leaving else { return }
    phase = .closing
    move(to: 0, velocity: along(velocity))
  }

  /// Declares that the cell disappears. The buttons disappear with it.
  func leave() { phase = .leaving }

  /// Closes the row whose cell is visible again.
  func reappear() {
    phase = .closing
    close()
  }

  /// Returns the content to its position at once, and removes the buttons.
  func finish() {
    motion = nil
    phase = .closing
    cell.bounds.origin.x = 0
    buttons.removeFromSuperview()
    cell.clipsToBounds = wasClipped || cell.layer.cornerRadius > 0
    onClose(self)
  }

  /// Follows the size of the row and the size of the text.
  func rowDidLayOut() {
    let old = openDistance
    buttons.measure(for: cell.bounds.size)
    guard openDistance != old || buttons.frame.height != cell.bounds.height else { return }
    switch phase {
    case .open: open()
    case .performing where distance > old: openFully(velocity: 0)
    case .performing: move(to: openDistance, velocity: 0)
    case .dragging, .closing, .leaving: show(distance)
    }
  }

  // MARK: - Motion

  private func move(to target: CGFloat, velocity: CGFloat) {
    motionStart = nil
    guard UIView.areAnimationsEnabled, abs(target - distance) > 0.5 || velocity != 0 else {
      motion = nil
      widening = targetWidening
      return arrive(at: target)
    }
    motion = EdgeSpring(edge: target, start: distance, velocity: velocity)
    cell.motionClock.add(self)
  }

  func advance(with clock: FrameClock) -> Bool {
    let time = clock.time
    let elapsed = time - (lastTime ?? time)
    lastTime = time
    widen(by: elapsed / SwipeMetrics.wideningDuration)
    if let motion {
      let start = motionStart ?? time
      motionStart = start
      if time - start >= motion.duration {
        self.motion = nil
        arrive(at: motion.edge)
      } else {
        show(max(0, motion.position(at: time - start)))
      }
    } else {
      show(distance)
    }
    let isMoving = motion != nil || widening != targetWidening
    if !isMoving { lastTime = nil }
    return isMoving
  }

  private func arrive(at target: CGFloat) {
    show(target)
    if phase == .closing { finish() }
  }

  private var targetWidening: CGFloat {
    switch phase {
    case .dragging: isFull ? 1 : 0
    case .performing, .leaving: distance > openDistance + 1 ? 1 : widening
    case .open, .closing: 0
    }
  }

  private func widen(by step: CGFloat) {
    let target = targetWidening
    widening = target > widening ? min(target, widening + step) : max(target, widening - step)
  }

  private func show(_ distance: CGFloat) {
    self.distance = distance
    UIView.performWithoutAnimation {
      cell.bounds.origin.x = isAtLeft ? -distance : distance
      buttons.place(
        distance: distance, widening: widening * widening * (3 - 2 * widening), in: cell.bounds.size)
    }
  }
}
