import Benchmark
import CollectionLayouts
import Geometry
import LayoutCore
import UIKit

/// The ring: the positions of all items, which are all visible, and one frame of a ring that scrolls, at 1,000 offsets.
func addRingBenchmarks() {
  for count in [12] + Workload.counts {
    Benchmark(
      "RingLayout | One frame, geometry of all items that fit | \(count)",
      configuration: .layouts(repeating: .one)
    ) {
      benchmark in
      let viewport = Size2D(width: 1280, height: 800)
      let ring = Ring(
        itemCount: count, itemSize: Size2D(width: 50, height: 50), viewportSize: viewport,
        overflow: .concentric, facesOutward: true)
      benchmark.measure {
        var sum = 0.0
        ring.forEachItem(intersecting: Rectangle(origin: .zero, size: viewport)) { sum += $0.center.x }
        return sum
      }
    }
  }
  for count in Workload.counts {
    Benchmark(
      "RingLayout | One frame, geometry, 60 items visible | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) {
      benchmark in
      let ring = Ring(
        itemCount: count, itemSize: Size2D(width: 80, height: 80),
        viewportSize: Size2D(width: 1280, height: 800), overflow: .concentric, shape: .stadium,
        visibleItems: 60)
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          for item in ring.items(at: place * ring.pages.lastOffset) { sum += item.quadrilateral.topLeft.x }
        }
        return sum
      }
    }

    Benchmark(
      "RingLayout | One frame, layout attributes of 60 items | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { @MainActor benchmark async in
      let layout = RingLayout()
      layout.itemSize = CGSize(width: 80, height: 80)
      (layout.overflow, layout.shape, layout.visibleItems) = (.concentric, .stadium, 60)
      measureFrames(benchmark, of: layout, count: count)
    }
  }
}
