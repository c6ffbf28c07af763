import Foundation
import Testing

extension GalleryWindowTests {
  @Suite("The memory for thumbnails")
  struct MemoryTests {
    /// Opens 80 photos, goes through them page by page and back to the first one, and returns how many were decoded.
    private func decodedCount(memory: String) throws -> Int {
      let folder = try PhotoFolder((100..<180).map { "\($0)" }, width: 400, height: 300)
      let window = try DrivenWindow("--layout", "grid", "--memory", memory, folder.path)
      for (key, last) in [("Next", 79), ("Prior", 0)] {
        while window.state.focus != [0, last] {
          try window.settle { try window.press(key) }
          try window.wait(for: \.isComplete)
        }
      }
      return window.state.decoded
    }

    @Test("photos that were seen are kept, unless there is no memory for them")
    func budget() throws {
      // A thumbnail of at least 100 × 75 pixels takes 30 kB. 1 MiB holds 34 of them, fewer than a screen has.
      let withoutMemory = try decodedCount(memory: "1")
      #expect(withoutMemory > 80)
      // No photo is decoded in a size that its place does not have. 8 MiB are kept while nothing happens, which
      // may be long on a busy machine.
      let withMemory = try decodedCount(memory: "256M")
      #expect(withMemory == 80)
    }

    @Test("without a GPU, OpenGL is not loaded, unless it draws", arguments: [nil, "cairo", "gl"])
    func libraries(renderer: String?) throws {
      let window = try DrivenWindow("--layout", "grid", renderer: renderer)
      // `String(contentsOfFile:)` ends at the first short read, and each read of this file is one.
      let maps = try FileHandle(
        forReadingFrom: URL(fileURLWithPath: "/proc/\(window.processIdentifier)/maps"))
      let files = String(decoding: try #require(try maps.readToEnd()), as: UTF8.self)
      #expect(files.contains("[stack]"), "The end of the list is missing.")
      let isLoaded = ["libGLX_mesa", "_dri.so", "libLLVM", "libgallium"].contains { files.contains($0) }
      #expect(isLoaded == (renderer == "gl"))
    }

    @Test(
      "frames of moving content use the memory of frames before them", arguments: ["sphere", "waterfall"])
    func pages(layout: String) throws {
      let folder = try PhotoFolder((100..<130).map { "\($0)" }, width: 200, height: 150)
      let window = try DrivenWindow("--layout", layout, folder.path)
      func scroll() throws -> (frames: Int, pages: Int) {
        let start = (window.state.frames, try ProcessUsage(of: window.processIdentifier).pageCount)
        try window.settle {
          try window.drive("mousemove 450 400 click --repeat 20 --delay 40 5 click --repeat 20 --delay 40 4")
        }
        let usage = try ProcessUsage(of: window.processIdentifier)
        return (window.state.frames - start.0, usage.pageCount - start.1)
      }
      // Images of the first frames are new.
      _ = try scroll()
      let (frames, pages) = try scroll()
      // A surface as large as the content has 4 bytes a pixel, and a page 4,096. GSK allocates one for each frame.
      let surface = Int(window.state.size[0] * window.state.size[1]) * 4 / 4_096
      #expect(
        frames > 20 && pages < frames * surface / 2, "\(pages) pages for \(frames) frames of \(surface)")
    }
  }
}
