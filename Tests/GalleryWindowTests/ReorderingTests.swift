import Foundation
import Geometry
import Testing

extension GalleryWindowTests {
  @Suite("Putting pictures into another order")
  struct ReorderingTests {
    /// Six photos in two rows of three.
    private static let letters = "abcdef"
    /// Channels in the middle of sixteen, so that the last digits may be others.
    private static let colors: [UInt32] = [0xD83838, 0x38D838, 0x3838D8, 0xD8D838, 0x38D8D8, 0xD838D8]

    private let folder: PhotoFolder
    private let window: DrivenWindow

    init() throws {
      folder = try PhotoFolder(photos: zip(Self.letters, Self.colors).map { (String($0), $1) })
      window = try DrivenWindow("--layout", "grid", folder.path)
    }

    @Test("pressed long a picture goes along with the pointer, the others make room, and it stays there")
    func drag() throws {
      let before = try places()
      let (start, end) = (try #require(before["a"]), try #require(before["e"]))
      try lift(at: start)
      try window.drive("mousemove \(try window.point(end.x, end.y + 12))")
      try waitForPlaces { places in
        isInOrder("bcde-f", places, before)
          && places["a"].map { hypot($0.x - end.x, $0.y - end.y - 12) < 2 } == true
      }
      try window.drive("mouseup 1")
      try waitForPlaces { isInOrder("bcdeaf", $0, before) }
      let state = try window.wait { !$0.isMoving }
      #expect(state.selection.isEmpty && !state.isMenuOpen && state.offset == [0, 0])

      // Its name leads to where it is, in the other layouts as well.
      try window.press("a")
      try window.wait { $0.focus == [0, 4] }
      try window.press("ctrl+Next")
      try window.wait { $0.layout == "waterfall" && !$0.isMoving }
      try window.press("a")
      try window.wait { $0.focus == [0, 4] }
    }

    @Test("let go of outside of the window it returns to where it was")
    func outside() throws {
      let before = try places()
      let start = try #require(before["a"])
      try lift(at: start)
      // Over the header bar, which takes no pictures.
      try window.drive("mousemove 200 20 mouseup 1")
      try waitForPlaces { isInOrder(Self.letters, $0, before) }
      try window.wait { !$0.isMoving }
    }

    @Test("Alt and an arrow move the picture in focus")
    func keys() throws {
      let before = try places()
      try window.press("Right")
      try window.wait { $0.focus == [0, 0] }
      try window.press("alt+Right")
      try window.wait { $0.focus == [0, 1] }
      try waitForPlaces { isInOrder("bacdef", $0, before) }
      try window.press("alt+Down")
      try window.wait { $0.focus == [0, 4] }
      try waitForPlaces { isInOrder("bcdeaf", $0, before) }
    }

    @Test("an order made by hand is there at the next start, and sorting by name keeps it for later")
    func sorting() throws {
      let before = try places()
      try window.press("Right")
      try window.wait { $0.focus == [0, 0] }
      try window.press("alt+Right")
      try waitForPlaces { isInOrder("bacdef", $0, before) }
      #expect(try window.close() == 0)
      try window.reopen()
      try waitForPlaces { isInOrder("bacdef", $0, before) }
      try window.press("alt+1")
      try waitForPlaces { isInOrder(Self.letters, $0, before) }
      #expect(try window.close() == 0)
      try window.reopen()
      try waitForPlaces { isInOrder(Self.letters, $0, before) }
      try window.press("alt+7")
      try waitForPlaces { isInOrder("bacdef", $0, before) }
      #expect(try window.close() == 0)
      try window.reopen()
      try waitForPlaces { isInOrder("bacdef", $0, before) }
    }

    @Test("Ctrl+Z and Ctrl+Shift+Z undo and repeat moves; without any, Alt+7 says so")
    func undo() throws {
      let before = try places()
      try window.press("alt+7")
      try window.wait { $0.chrome?.message == "You have not moved any pictures in these folders." }
      try window.press("Escape", "Right")
      try window.wait { $0.focus == [0, 0] }
      try window.press("alt+Right")
      try waitForPlaces { isInOrder("bacdef", $0, before) }
      try window.press("alt+Down")
      try waitForPlaces { isInOrder("bcdeaf", $0, before) }
      try window.press("ctrl+z")
      try waitForPlaces { isInOrder("bacdef", $0, before) }
      try window.press("ctrl+z")
      try waitForPlaces { isInOrder(Self.letters, $0, before) }
      try window.wait { $0.focus == [0, 0] && $0.chrome?.message == "Undone: Move of “a.jpg” by Hand" }
      try window.press("ctrl+shift+z")
      try waitForPlaces { isInOrder("bacdef", $0, before) }
    }

    /// Presses the first photo until it is larger than it was.
    private func lift(at place: Point2D) throws {
      let width = try #require(try window.screenshot().area(of: Self.colors[0])).width
      try window.drive("mousemove \(try window.point(place.x, place.y)) mousedown 1")
      try window.waitForScreen { ($0.area(of: Self.colors[0])?.width ?? 0) > 1.04 * width }
    }

    // MARK: - Places

    /// Where the middles of the photos are seen.
    private func places() throws -> [Character: Point2D] {
      let screen = try window.screenshot()
      return Dictionary(
        uniqueKeysWithValues: zip(Self.letters, Self.colors).compactMap { letter, color in
          screen.area(of: color).map { (letter, $0.center) }
        })
    }

    private func waitForPlaces(_ condition: ([Character: Point2D]) -> Bool) throws {
      let deadline = ContinuousClock.now + DrivenWindow.bound
      var places: [Character: Point2D] = [:]
      repeat {
        places = try self.places()
        if condition(places) { return }
      } while ContinuousClock.now < deadline
      throw DrivenWindow.Missing(
        description: "the photos did not come to where they belong; they are at \(places)")
    }

    /// Whether photos stand in the places that others had, in the order of the alphabet; a dash stands for any photo.
    private func isInOrder(
      _ order: String, _ now: [Character: Point2D], _ before: [Character: Point2D]
    ) -> Bool {
      zip(order, Self.letters).allSatisfy { photo, place in
        guard photo != "-", let new = now[photo], let old = before[place] else { return photo == "-" }
        return hypot(new.x - old.x, new.y - old.y) < 2
      }
    }
  }
}
