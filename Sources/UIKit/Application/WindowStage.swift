import DisplayList
import Geometry

/// Draws the visible windows of a scene one over another, and delivers events to the window at their location.
@MainActor
final class WindowStage {
  /// The visible windows, lowest first, as long as the app keeps them.
  private var members: [Member] = []
  /// Contains the windows' layers if there are several. A single window needs none.
  private let layer = CALayer().still()
  /// The windows in which touches began, by the touches' identifiers.
  private var touched: [UInt64: Member] = [:]
  /// The window that receives the steps of a touchpad gesture.
  private weak var gestureWindow: UIWindow?

  private struct Member {
    weak var window: UIWindow?
  }

  private var windows: [UIWindow] { members.compactMap(\.window) }

  /// Shows windows, lowest first.
  func show(_ windows: [UIWindow]) {
    members = windows.map { Member(window: $0) }
    for window in windows { window.willShow(asLowest: window === windows.first) }
    layer.sublayers = windows.count > 1 ? windows.map(\.layer) : []
    hasChanged = true
  }

  /// Whether windows were shown or removed since the last frame.
  private var hasChanged = true

  var needsFrame: Bool {
    if hasChanged { return true }
    let windows = windows
    if windows.count == 1, let window = windows.first, window.layer.superlayer == nil {
      return window.needsFrame
    }
    return layer.fragment == nil
      || windows.contains { $0.layer.needsLayoutNow || $0.layer.sublayersNeedLayout }
  }

  func makeDisplayList(size: CGSize) -> DisplayList {
    hasChanged = false
    let windows = windows
    if windows.count == 1, let window = windows.first {
      if window.frame == CGRect(origin: .zero, size: size) {
        layer.sublayers = []
        return window.makeDisplayList()
      }
      layer.sublayers = [window.layer]
    }
    for window in windows { window.layoutIfNeeded() }
    layer.frame = CGRect(origin: .zero, size: size)
    return DisplayList(size: Size2D(size), root: layer.makeFragment(with: .initial))
  }

  // MARK: - Events

  func send(_ input: InputEvent, keyWindow: UIWindow?) {
    if members.count == 1, let window = members[0].window, window.layer.superlayer == nil {
      return window.send(input)
    }
    switch input.action {
    case .touches(let touches):
      for (window, touches) in route(touches) { window.send(input.with(.touches(touches))) }
    case .key, .text:
      (keyWindow ?? windows.last)?.send(input)
    case .hover(let hover):
      deliver(input, at: hover.location, isFirst: true, isGesture: false)
    case .scroll(let scroll):
      deliver(
        input, at: scroll.location, isFirst: scroll.phase == .began, isGesture: scroll.source == .touchpad)
    case .pinch(let pinch):
      deliver(input, at: pinch.location, isFirst: pinch.phase == .began, isGesture: true)
    }
  }

  /// The touches of each window, in its coordinates. A touch stays in the window in which it began.
  private func route(_ touches: [InputEvent.Touch]) -> [(UIWindow, [InputEvent.Touch])] {
    var routes: [(window: UIWindow, touches: [InputEvent.Touch])] = []
    for touch in touches {
      if touch.phase == .began { touched[touch.id] = Member(window: window(at: touch.location)) }
      guard let window = touched[touch.id]?.window else { continue }
      if touch.phase == .ended || touch.phase == .cancelled { touched[touch.id] = nil }
      var touch = touch
      touch.location = location(touch.location, in: window)
      if let index = routes.firstIndex(where: { $0.window === window }) {
        routes[index].touches.append(touch)
      } else {
        routes.append((window, [touch]))
      }
    }
    return routes
  }

  private func deliver(_ input: InputEvent, at point: Point2D, isFirst: Bool, isGesture: Bool) {
    let window = (isFirst || !isGesture ? nil : gestureWindow) ?? window(at: point)
    if isGesture { gestureWindow = window }
    guard let window else { return }
    window.send(input.moved(to: location(point, in: window)))
  }

  /// The topmost window at a point of the scene. The lowest window is everywhere.
  private func window(at point: Point2D) -> UIWindow? {
    windows.last {
      $0.isUserInteractionEnabled && $0.hitTest(CGPoint(location(point, in: $0)), with: nil) != nil
    }
      ?? windows.first
  }

  private func location(_ point: Point2D, in window: UIWindow) -> Point2D {
    window.layer.superlayer == nil ? point : Point2D(window.layer.convert(CGPoint(point), from: layer))
  }
}

extension InputEvent {
  fileprivate func with(_ action: Action) -> InputEvent {
    InputEvent(timestamp: timestamp, modifiers: modifiers, action: action)
  }

  /// The same event at another location.
  fileprivate func moved(to location: Point2D) -> InputEvent {
    switch action {
    case .hover(var hover):
      hover.location = location
      return with(.hover(hover))
    case .scroll(var scroll):
      scroll.location = location
      return with(.scroll(scroll))
    case .pinch(var pinch):
      pinch.location = location
      return with(.pinch(pinch))
    case .touches, .key, .text: return self
    }
  }
}
