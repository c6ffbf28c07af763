import CGTK4
import Geometry
import Testing
import UIKit

@testable import GTKHost

@Suite("Events of the desktop")
struct EventTranslatorTests {
  /// The events of a desktop, and the events that views should receive.
  struct Stream: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let desktopEvents: [(DesktopEvent.Action, Point2D?)]
    let expected: [InputEvent.Action]

    init(_ name: String, _ desktopEvents: [(DesktopEvent.Action, Point2D?)], _ expected: [InputEvent.Action])
    {
      testDescription = name
      self.desktopEvents = desktopEvents
      self.expected = expected
    }
  }

  private static let (a, b) = (Point2D(x: 20, y: 30), Point2D(x: 24.5, y: 33))

  private static func touch(
    _ id: UInt64, _ phase: InputEvent.Phase, _ location: Point2D,
    _ source: InputEvent.Touch.Source = .finger
  ) -> InputEvent.Action {
    .touches([.init(id: id, phase: phase, location: location, source: source)])
  }

  private static func scroll(
    _ source: InputEvent.Scroll.Source, _ phase: InputEvent.Phase, _ x: Double, _ y: Double
  ) -> InputEvent.Action {
    .scroll(.init(source: source, phase: phase, delta: Point2D(x: x, y: y), location: a))
  }

  private static func scrollEvent(
    _ x: Double, _ y: Double, _ unit: DesktopEvent.Scroll.Unit = .points, touchpad: Bool = true,
    stop: Bool = false
  ) -> (DesktopEvent.Action, Point2D?) {
    (
      .scroll(.init(delta: Point2D(x: x, y: y), unit: unit, isTouchpad: touchpad, isStop: stop)), nil
    )
  }

  private static let mice = [
    Stream(
      "a pointer that comes, moves and goes", [(.enter, a), (.motion, b), (.leave, b)],
      [
        .hover(.init(phase: .began, location: a)), .hover(.init(phase: .changed, location: b)),
        .hover(.init(phase: .ended, location: b)),
      ]),
    Stream(
      "a drag with the main button, over the window's edge, and hovering afterwards",
      [
        (.press(button: 1), a), (.motion, b), (.leave, b), (.enter, b), (.release(button: 1), b),
        (.motion, a),
      ],
      [
        touch(1, .began, a, .mouse), touch(1, .changed, b, .mouse), touch(1, .ended, b, .mouse),
        .hover(.init(phase: .changed, location: a)),
      ]),
    Stream(
      "another button meanwhile, which neither begins nor ends anything",
      [
        (.press(button: 1), a), (.press(button: 3), a), (.release(button: 3), a), (.motion, b),
        (.release(button: 1), b), (.press(button: 2), b), (.release(button: 2), b),
      ],
      [touch(1, .began, a, .mouse), touch(1, .changed, b, .mouse), touch(1, .ended, b, .mouse)]),
    Stream(
      "the other button, for a menu", [(.press(button: 3), a), (.release(button: 3), a)],
      [touch(1, .began, a, .secondaryMouse), touch(1, .ended, a, .secondaryMouse)]),
    Stream(
      "a drag whose pointer is grabbed is cancelled at its last position",
      [(.press(button: 1), a), (.motion, b), (.grabBroken, nil), (.release(button: 1), a)],
      [touch(1, .began, a, .mouse), touch(1, .changed, b, .mouse), touch(1, .cancelled, b, .mouse)]),
  ]

  private static let fingers = [
    Stream(
      "two fingers, lifted one after the other, and a third with the name of the first",
      [
        (.touch(sequence: 7, .began), a), (.touch(sequence: 9, .began), b),
        (.touch(sequence: 7, .changed), b),
        (.touch(sequence: 7, .ended), b), (.touch(sequence: 9, .changed), a),
        (.touch(sequence: 7, .began), a),
        (.touch(sequence: 9, .cancelled), a),
      ],
      [
        touch(1, .began, a), touch(2, .began, b), touch(1, .changed, b), touch(1, .ended, b),
        touch(2, .changed, a), touch(3, .began, a), touch(2, .cancelled, a),
      ])
  ]

  private static let wheels = [
    Stream(
      "clicks of a wheel, and parts of them, where the pointer is",
      [
        (.motion, a), scrollEvent(0, 1, .clicks, touchpad: false),
        scrollEvent(-1, 0, .clicks, touchpad: false),
        scrollEvent(0, 0.125, .clicks, touchpad: false),
      ],
      [
        .hover(.init(phase: .changed, location: a)), scroll(.wheel, .changed, 0, 1),
        scroll(.wheel, .changed, -1, 0), scroll(.fineWheel, .changed, 0, 0.125),
      ]),
    Stream(
      "a touchpad, in points and without a device",
      [
        (.motion, a), scrollEvent(3, -2.5, touchpad: false), scrollEvent(1, 0), scrollEvent(0, 0, stop: true),
      ],
      [
        .hover(.init(phase: .changed, location: a)), scroll(.touchpad, .began, 3, -2.5),
        scroll(.touchpad, .changed, 1, 0), scroll(.touchpad, .ended, 0, 0),
      ]),
    Stream(
      "a touchpad that counts clicks, fifteen points each",
      [
        (.motion, a), scrollEvent(0, 0.4, .clicks), scrollEvent(-0.2, 1, .clicks),
        scrollEvent(0, 0, .clicks, stop: true),
      ],
      [
        .hover(.init(phase: .changed, location: a)), scroll(.touchpad, .began, 0, 6),
        scroll(.touchpad, .changed, -3, 15), scroll(.touchpad, .ended, 0, 0),
      ]),
    Stream("a stop of what never began", [scrollEvent(0, 0, stop: true)], []),
  ]

  private static let touchpads = [
    Stream(
      "fingers that rest, scroll and leave",
      [
        (.motion, a), (.hold(.begin), nil), (.hold(.cancel), nil), scrollEvent(0, 4), scrollEvent(0, 5),
        scrollEvent(0, 0, stop: true), (.hold(.end), nil),
      ],
      [
        .hover(.init(phase: .changed, location: a)), scroll(.touchpad, .began, 0, 0),
        scroll(.touchpad, .changed, 0, 4), scroll(.touchpad, .changed, 0, 5), scroll(.touchpad, .ended, 0, 0),
      ]),
    Stream(
      "fingers that rest and leave", [(.motion, a), (.hold(.begin), nil), (.hold(.end), nil)],
      [
        .hover(.init(phase: .changed, location: a)), scroll(.touchpad, .began, 0, 0),
        scroll(.touchpad, .ended, 0, 0),
      ]),
    Stream(
      "fingers that rest and then pinch: what they held is let go",
      [
        (.motion, a), (.hold(.begin), nil), (.hold(.cancel), nil), (.pinch(.init(phase: .begin)), nil),
        (.pinch(.init(phase: .update, delta: Point2D(x: 1, y: 2), scale: 1.25, angle: 0.1)), nil),
        (.pinch(.init(phase: .update, delta: Point2D(x: 3, y: -1), scale: 1.5, angle: 0.2)), nil),
        (.pinch(.init(phase: .end)), nil),
      ],
      [
        .hover(.init(phase: .changed, location: a)), scroll(.touchpad, .began, 0, 0),
        scroll(.touchpad, .ended, 0, 0), .pinch(.init(phase: .began, scale: 1, location: a)),
        .pinch(
          .init(
            phase: .changed, scale: 1.25, rotation: 0.1, translation: Point2D(x: 1, y: 2), location: a)),
        // Scales are relative to the beginning, rotations and distances to the last step: 0.1 + 0.2, and (1 + 3, 2 −
        // 1).
        .pinch(
          .init(
            phase: .changed, scale: 1.5, rotation: 0.1 + 0.2, translation: Point2D(x: 4, y: 1), location: a)),
        .pinch(
          .init(phase: .ended, scale: 1.5, rotation: 0.1 + 0.2, translation: Point2D(x: 4, y: 1), location: a)
        ),
      ]),
    Stream(
      "a pinch after another starts again, and may be cancelled",
      [
        (.motion, a), (.pinch(.init(phase: .begin)), nil), (.pinch(.init(phase: .update, scale: 3)), nil),
        (.pinch(.init(phase: .end)), nil), (.pinch(.init(phase: .begin)), nil),
        (.pinch(.init(phase: .cancel)), nil),
      ],
      [
        .hover(.init(phase: .changed, location: a)), .pinch(.init(phase: .began, scale: 1, location: a)),
        .pinch(.init(phase: .changed, scale: 3, location: a)),
        .pinch(.init(phase: .ended, scale: 3, location: a)),
        .pinch(.init(phase: .began, scale: 1, location: a)),
        .pinch(.init(phase: .cancelled, scale: 1, location: a)),
      ]),
  ]

  @Test("say to views what the desktop meant", arguments: mice + fingers + wheels + touchpads)
  func translation(stream: Stream) {
    var translator = EventTranslator()
    let heard = stream.desktopEvents.enumerated().flatMap { index, event in
      translator.inputEvents(
        for: DesktopEvent(time: UInt32(1000 + index), location: event.1, action: event.0), now: 2)
    }
    #expect(heard.map(\.action) == stream.expected)
  }

  @Test("a key that is held repeats, until it is let go or forgotten; with Control it types nothing")
  func keys() {
    var translator = EventTranslator()
    func key(_ isPress: Bool, _ modifiers: InputEvent.Modifiers = []) -> [InputEvent.Action] {
      let value = UInt32(GDK_KEY_a)
      let action = DesktopEvent.Action.key(place: 38, value: value, shortcutValue: value, isPress: isPress)
      return translator.inputEvents(
        for: DesktopEvent(time: 1000, modifiers: modifiers, action: action), now: 1
      ).map(\.action)
    }
    func expected(_ phase: InputEvent.Phase, _ text: String = "a") -> [InputEvent.Action] {
      [.key(.init(code: .character("a"), text: text, phase: phase))]
    }
    #expect(key(true) == expected(.began))
    #expect(key(true) == expected(.changed))
    #expect(key(false) == expected(.ended))
    #expect(key(true, .control) == expected(.began, ""))
    translator.forgetKeys()
    #expect(key(true, .shift) == expected(.began))
  }

  @Test("a key of another script types its letter, and is the Latin key for shortcuts")
  func otherScript() {
    var translator = EventTranslator()
    let action = DesktopEvent.Action.key(
      place: 52, value: UInt32(GDK_KEY_hebrew_zain), shortcutValue: UInt32(GDK_KEY_z), isPress: true)
    func key(_ modifiers: InputEvent.Modifiers) -> [InputEvent.Action] {
      translator.forgetKeys()
      return translator.inputEvents(
        for: DesktopEvent(time: 1000, modifiers: modifiers, action: action), now: 1
      ).map(\.action)
    }
    #expect(key([]) == [.key(.init(code: .character("z"), text: "ז", phase: .began))])
    #expect(key(.control) == [.key(.init(code: .character("z"), text: "", phase: .began))])
  }

  @Test("an event keeps its time and its modifiers")
  func time() throws {
    var translator = EventTranslator()
    let event = DesktopEvent(time: 5000, modifiers: [.shift, .control], location: Self.a, action: .motion)
    let heard = try #require(translator.inputEvents(for: event, now: 5.25).first)
    #expect(heard.timestamp == 5 && heard.modifiers == [.shift, .control])
  }
}
