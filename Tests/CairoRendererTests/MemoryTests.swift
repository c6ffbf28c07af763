import CairoRenderer
import DisplayList
import Geometry
import Testing

@Suite("Drawing into memory of one's own")
struct MemoryTests {
  private let list = DisplayList(
    size: Size2D(width: 33.3, height: 20),
    root: Fragment(
      identity: 1, generation: 1,
      commands: [.fill(RoundedRectangle(3, 4, 20, 10, radius: 5), .red)]))

  @Test("the pixels are those of a bitmap", arguments: [1.0, 1.5, 3])
  func pixels(scale: Double) throws {
    let bitmap = try #require(CairoRenderer().render(list, scale: scale))
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bitmap.pixels.count)
    memory.initialize(repeating: 0)
    defer { memory.deallocate() }
    let isDrawn = CairoRenderer().render(list, scale: scale) { width, height in
      #expect(width == bitmap.width && height == bitmap.height)
      return memory.baseAddress
    }
    #expect(isDrawn)
    #expect(Array(memory) == Array(bitmap.pixels))
  }

  @Test("without memory, or anything to draw on, nothing is drawn")
  func nothing() {
    #expect(!CairoRenderer().render(list, scale: 1) { _, _ in nil })
    for scale in [0, -1, .nan, .infinity, 1e6] {
      let isDrawn = CairoRenderer().render(list, scale: scale) { _, _ in
        Issue.record("asked for memory at scale \(scale)")
        return nil
      }
      #expect(!isDrawn)
    }
  }
}
