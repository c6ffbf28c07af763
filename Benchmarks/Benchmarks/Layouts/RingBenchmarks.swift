import Benchmark
import Geometry
import LayoutCore

/// The ring: the positions of all items, which are all visible.
func addRingBenchmarks() {
  for count in [12] + Workload.counts {
    Benchmark("Ring, a frame of \(count) items, geometry", configuration: .layouts(repeating: .one)) {
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
}
