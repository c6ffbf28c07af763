import Foundation
import Testing

extension GalleryWindowTests {
  @Suite("The scroll indicator and the size of thumbnails")
  struct ScrubberTests {
    private let folder: PhotoFolder
    private let window: DrivenWindow

    init() throws {
      folder = try PhotoFolder((0..<2000).map { "photo\($0)" })
      window = try DrivenWindow("--layout", "grid", folder.path)
    }

    @Test("the mouse drags the indicator from the first to the last picture and back")
    func scrubber() throws {
      let (width, height) = (window.state.size[0], window.state.size[1])
      let end = (window.state.content[1] - height).rounded(.toNearestOrEven)
      try window.drive(
        "mousemove \(try window.point(width - 6, 20)) mousedown 1 mousemove \(try window.point(width - 6, height / 2))"
      )
      try window.wait { abs($0.offset[1] - end / 2) < 0.1 * end }
      try window.drive("mousemove \(try window.point(width / 2, height + 20))")
      try window.wait { $0.offset[1] == end }
      try window.drive("mousemove \(try window.point(width - 6, -20)) mouseup 1")
      let last = try window.wait { $0.offset[1] == 0 && !$0.isMoving }
      #expect(last.selection.isEmpty && window.reports.isEmpty)
    }

    @Test("a click beside the indicator goes there")
    func track() throws {
      let (width, height) = (window.state.size[0], window.state.size[1])
      let end = window.state.content[1] - height
      try window.drive("mousemove \(try window.point(width - 6, height / 2)) click 1")
      try window.wait { abs($0.offset[1] - end / 2) < 0.02 * end }
    }

    @Test("Ctrl with the wheel and the keys changes the size of thumbnails, and Ctrl+0 returns")
    func size() throws {
      let before = window.state.content[1]
      try window.point(at: window.state.size[0] / 2, window.state.size[1] / 2)
      try window.drive("keydown ctrl click 4 keyup ctrl")
      let larger = try window.wait { $0.content[1] > 1.2 * before && !$0.isMoving }
      #expect(larger.offset[1] >= 0)
      try window.press("ctrl+0")
      try window.wait { $0.content[1] == before && !$0.isMoving }
      try window.press("ctrl+minus")
      try window.wait { $0.content[1] < before && !$0.isMoving }
      try window.press("ctrl+plus")
      try window.wait { $0.content[1] == before && !$0.isMoving }
    }
  }
}
