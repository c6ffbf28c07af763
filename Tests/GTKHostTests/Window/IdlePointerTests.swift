import Geometry
import Testing

@testable import GTKHost

@Suite("What a window does while the user does nothing")
@MainActor
struct IdlePointerTests {
  @Test("in full screen, a pointer that does not move for two seconds is hidden until it moves")
  func pointer() {
    var (waits, states): ([@MainActor () -> Void], [Bool]) = ([], [])
    let pointer = IdlePointer(
      setHidden: { states.append($0) },
      wait: { seconds, body in
        #expect(seconds == 2)
        waits.append(body)
      })
    pointer.pointerDidMove(to: Point2D(x: 1, y: 1))
    #expect(waits.isEmpty, "not in a window")
    pointer.use(true)
    pointer.pointerDidMove(to: Point2D(x: 2, y: 2))
    waits[0]()
    #expect(states.isEmpty, "it has moved since")
    waits[1]()
    #expect(states == [true])
    pointer.pointerDidMove(to: Point2D(x: 2, y: 2))
    #expect(states == [true], "only what is below has changed")
    pointer.pointerDidMove(to: Point2D(x: 2, y: 3))
    #expect(states == [true, false])
    waits[2]()
    #expect(states == [true, false, true])
    pointer.use(false)
    #expect(states == [true, false, true, false])
    for wait in waits { wait() }
    #expect(states == [true, false, true, false])
  }

  @Test(
    "the desktop is asked once to keep the screen on, also if it refuses", arguments: [7, nil] as [UInt32?])
  func screen(cookie: UInt32?) {
    var (requests, ends): (Int, [UInt32]) = (0, [])
    let timer = IdleTimer(
      inhibit: {
        requests += 1
        return cookie
      }, uninhibit: { ends.append($0) })
    timer.update(isDisabled: false)
    #expect(requests == 0)
    for _ in 0..<3 { timer.update(isDisabled: true) }
    #expect(requests == 1 && ends.isEmpty)
    for _ in 0..<2 { timer.update(isDisabled: false) }
    #expect(ends == [cookie].compactMap(\.self))
    timer.update(isDisabled: true)
    #expect(requests == 2)
  }
}
