import Geometry
import UIKit

/// What somebody does, as event values.
struct EventList {
  private(set) var events: [InputEvent] = []
  private var time = 0.0

  /// Lets time pass.
  func waiting(_ seconds: Double) -> EventList {
    var list = self
    list.time += seconds
    return list
  }

  /// Moves a finger evenly, 120 steps a second, from a point by a distance, and holds it there for a while, at least 8 ms
  /// as devices report it.
  func dragging(from x: Double, _ y: Double, by distance: Point2D, in duration: Double, holding: Double = 0)
    -> EventList
  {
    var list = self
    let count = Int((duration * 120).rounded())
    func add(_ phase: InputEvent.Phase, _ fraction: Double, after seconds: Double) {
      list.time += seconds
      let location = Point2D(x: x + fraction * distance.x, y: y + fraction * distance.y)
      list.add(.touches([InputEvent.Touch(id: 1, phase: phase, location: location)]))
    }
    add(.began, 0, after: 0)
    for step in 1...count { add(.changed, Double(step) / Double(count), after: duration / Double(count)) }
    add(.ended, 1, after: max(0.008, holding))
    return list
  }

  /// Touches a point shortly.
  func tapping(_ x: Double, _ y: Double) -> EventList {
    var list = self
    for phase in [InputEvent.Phase.began, .ended] {
      list.add(.touches([InputEvent.Touch(id: 1, phase: phase, location: Point2D(x: x, y: y))]))
      list.time += 0.05
    }
    return list
  }

  /// Scrolls with two fingers on a touchpad, in equal steps 60 times a second, and leaves it after a while.
  func scrolling(at x: Double, _ y: Double, by step: Point2D, times: Int, holding: Double = 0) -> EventList {
    var list = self
    let location = Point2D(x: x, y: y)
    for index in 0..<times {
      list.add(
        .scroll(
          .init(source: .touchpad, phase: index == 0 ? .began : .changed, delta: step, location: location)))
      list.time += 1.0 / 60
    }
    list.time += holding
    list.add(.scroll(.init(source: .touchpad, phase: .ended, delta: .zero, location: location)))
    return list
  }

  /// Turns the wheel of a mouse, by whole clicks or by parts of them.
  func turning(_ source: InputEvent.Scroll.Source, at x: Double, _ y: Double, by clicks: [Double])
    -> EventList
  {
    var list = self
    for delta in clicks {
      list.add(.scroll(.init(source: source, delta: Point2D(x: 0, y: delta), location: Point2D(x: x, y: y))))
      list.time += 0.04
    }
    return list
  }

  /// Spreads two fingers on a touchpad.
  func pinching(at x: Double, _ y: Double, to scale: Double) -> EventList {
    var list = self
    let steps: [(InputEvent.Phase, Double)] = [(.began, 1), (.changed, scale), (.ended, scale)]
    for (phase, scale) in steps {
      list.add(.pinch(.init(phase: phase, scale: scale, location: Point2D(x: x, y: y))))
      list.time += 0.02
    }
    return list
  }

  /// Presses keys and lets them go.
  func pressing(_ keys: InputEvent.Key.Code..., modifiers: InputEvent.Modifiers = []) -> EventList {
    var list = self
    for code in keys {
      for phase in [InputEvent.Phase.began, .ended] {
        list.add(.key(.init(code: code, phase: phase)), modifiers)
        list.time += 0.03
      }
    }
    return list
  }

  private mutating func add(_ action: InputEvent.Action, _ modifiers: InputEvent.Modifiers = []) {
    events.append(InputEvent(timestamp: time, modifiers: modifiers, action: action))
  }
}
