import Benchmark
import CollectionLayouts
import Geometry
import LayoutCore
import UIKit

/// A column of wide pictures in sections of 100 below a stretchy header: laying out all items, and a frame at 1,000
/// offsets, as geometry and as attributes.
func addStretchyBenchmarks() {
  for count in Workload.counts {
    Benchmark(
      "StretchyHeaderLayout | Place all elements | \(count)", configuration: .layouts(repeating: .one)
    ) {
      benchmark in
      benchmark.measure { StretchySolver(itemCount: count) }
    }
    Benchmark(
      "StretchyHeaderLayout | One frame, geometry | \(count)", configuration: .layouts(repeating: .kilo)
    ) {
      benchmark in
      let solver = StretchySolver(itemCount: count)
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          let viewport = Rectangle(
            x: 0, y: place * solver.contentSize.height, width: 1280, height: 800)
          solver.forEachElement(at: StretchySolver.Scroll(offset: viewport.minY), overlapping: viewport) {
            sum += $0.frame.minY
          }
        }
        return sum
      }
    }
    Benchmark(
      "StretchyHeaderLayout | One frame, layout attributes | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { @MainActor benchmark async in
      let layout = StretchyHeaderLayout()
      layout.settings.itemSize = CGSize(width: 1264, height: 300)
      measureFrames(benchmark, of: layout, count: count)
    }
  }
}

extension StretchySolver {
  fileprivate init(itemCount: Int) {
    var settings = StretchySettings()
    settings.headerSize = Size2D(width: 1280, height: 350)
    settings.menuSize = Size2D(width: 1280, height: 50)
    settings.sectionHeaderSize = Size2D(width: 1280, height: 40)
    settings.itemSize = Size2D(width: 1264, height: 300)
    self.init(settings: settings, viewportSize: Size2D(width: 1280, height: 800))
    for _ in 0..<itemCount / 100 { appendSection(itemCount: 100) }
  }
}
