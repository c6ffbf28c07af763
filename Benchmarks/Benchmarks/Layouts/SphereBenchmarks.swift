import Benchmark
import CollectionLayouts
import Geometry
import LayoutCore
import UIKit

/// One frame of a sphere and of a cover flow, at 1,000 offsets: the geometry alone, and as attributes.
func addSphereBenchmarks() {
  for count in Workload.counts {
    Benchmark("SphereLayout | One frame, geometry | \(count)", configuration: .layouts(repeating: .kilo)) {
      benchmark in
      let sphere = Sphere(
        itemCount: count, itemSize: Size2D(width: 30, height: 30),
        viewportSize: Size2D(width: 1280, height: 800))
      benchmark.measure {
        var sum = 0.0
        for (x, y) in zip(Workload.places, Workload.places.reversed()) {
          let offset = Point2D(x: x * sphere.contentSize.width, y: y * sphere.contentSize.height)
          for item in sphere.items(at: offset) { sum += item.quadrilateral.topLeft.x }
        }
        return sum
      }
    }

    for style in [CoverFlow.Style.scaled, .classic] {
      Benchmark(
        "CoverFlowLayout | One frame, geometry, \(style) style | \(count)",
        configuration: .layouts(repeating: .kilo)
      ) { benchmark in
        let flow = CoverFlow(
          itemCount: count, itemSize: Size2D(width: 300, height: 300),
          viewportSize: Size2D(width: 1280, height: 800), style: style)
        benchmark.measure {
          var sum = 0.0
          for place in Workload.places {
            for item in flow.items(at: place * flow.contentWidth) { sum += item.quadrilateral.topLeft.x }
          }
          return sum
        }
      }
    }

    Benchmark(
      "SphereLayout | One frame, layout attributes of 200 items | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { @MainActor benchmark async in
      measureFrames(benchmark, of: SphereLayout(), count: count)
    }

    Benchmark(
      "CoverFlowLayout | One frame, layout attributes, scaled style | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { @MainActor benchmark async in
      measureFrames(benchmark, of: CoverFlowLayout(), count: count)
    }
  }
}
