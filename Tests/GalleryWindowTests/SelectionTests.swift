import GalleryApp
import Testing

extension GalleryWindowTests {
  @Suite("Selecting pictures")
  struct SelectionTests {
    /// More than 500 photos, so that the grid has equal squares.
    private static let names = (0..<520).map { "photo \(1000 + $0)" }

    private let folder: PhotoFolder

    init() throws { folder = try PhotoFolder(Self.names) }

    /// A window with the squares: margins of 20, spaces of 10, squares of at least 150, below a header of 52 points and
    /// an inset of 8.
    private func grid() throws -> (window: DrivenWindow, columns: Int, pitch: Double) {
      let window = try DrivenWindow("--layout", "grid", folder.path)
      let width = window.state.size[0] - 40
      let columns = ((width + 10) / 160).rounded(.down)
      return (window, Int(columns), ((width - (columns - 1) * 10) / columns).rounded(.down) + 10)
    }

    @Test("a click selects one and deselects the others, Ctrl adds, Shift extends, empty space deselects")
    func clicks() throws {
      let (window, columns, pitch) = try grid()
      func place(_ item: Int) throws -> String {
        try window.point(
          20 + (Double(item % columns) + 0.5) * pitch, 60 + (Double(item / columns) + 0.5) * pitch)
      }
      try window.drive("mousemove \(place(0)) click 1 mousemove \(place(1)) click 1")
      try window.wait { $0.selection == [[0, 1]] }
      try window.drive("keydown ctrl mousemove \(place(3)) click 1 keyup ctrl")
      try window.wait { $0.selection == [[0, 1], [0, 3]] }
      try window.drive("keydown shift mousemove \(place(columns)) click 1 keyup shift")
      try window.wait { $0.selection == (3...columns).map { [0, $0] } }
      try window.drive("mousemove \(window.point(8, 200)) click 1")
      try window.wait { $0.selection.isEmpty }
    }

    @Test("a rubber band selects what it touches; Escape takes it back, and Ctrl keeps what was selected")
    func band() throws {
      let (window, columns, pitch) = try grid()
      let (start, end) = (
        try window.point(8, 66), try window.point(20 + 1.5 * pitch, 60 + 1.5 * pitch)
      )
      let square = [[0, 0], [0, 1], [0, columns], [0, columns + 1]]
      try window.drive("mousemove \(start) mousedown 1 mousemove \(window.point(60, 90)) mousemove \(end)")
      try window.wait { $0.selection == square }
      try window.press("Escape")
      try window.wait { $0.selection.isEmpty }
      try window.drive("mousemove \(window.point(60, 90)) mouseup 1")
      #expect(try window.wait { !$0.isMoving }.selection.isEmpty)
      try window.drive("keydown ctrl mousemove \(window.point(20 + 2.5 * pitch, 60 + 0.5 * pitch)) click 1")
      try window.wait { $0.selection == [[0, 2]] }
      try window.drive(
        "mousemove \(start) mousedown 1 mousemove \(window.point(60, 90)) mousemove \(end) keyup ctrl mouseup 1"
      )
      try window.wait { $0.selection == (square + [[0, 2]]).sorted { ($0[1]) < $1[1] } }
      try window.press("Escape")
      try window.wait { $0.selection.isEmpty }
    }

    @Test("a rubber band held at the lower edge scrolls, and selects what comes")
    func edge() throws {
      let (window, columns, _) = try grid()
      let height = window.state.size[1]
      try window.drive(
        "mousemove \(window.point(8, 66)) mousedown 1 mousemove \(window.point(300, 300)) mousemove \(window.point(window.state.size[0] - 30, height - 2))"
      )
      let state = try window.wait { $0.offset[1] > 300 && $0.selection.count >= 5 * columns }
      #expect(state.selection == (0..<state.selection.count).map { [0, $0] })
      try window.drive("mouseup 1")
    }

    @Test("a click on a side cover brings it to the front; a drag upwards selects nothing")
    func sideCover() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "coverflow", folder.path)
      let (x, y) = (window.state.size[0] * 0.92, window.state.size[1] * 0.45)
      let middle = try window.point(window.state.size[0] / 2, y)
      try window.drive(
        "mousemove \(middle) mousedown 1 mousemove \(window.point(window.state.size[0] / 2, y - 100)) mouseup 1"
      )
      let before = window.state.offset
      try window.click(at: x, y)
      let state = try window.wait { $0.offset != before && !$0.selection.isEmpty && !$0.isMoving }
      #expect(state.selection.count == 1)
      #expect(window.states.allSatisfy { $0.selection.isEmpty || $0.selection == state.selection })
      #expect(state.current.map { abs($0[0] - state.size[0] / 2) < 2 } == true)
    }
  }
}
