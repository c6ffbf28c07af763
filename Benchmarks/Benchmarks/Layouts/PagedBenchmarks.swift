import Benchmark
import CollectionLayouts
import Geometry
import LayoutCore
import UIKit

/// One frame of carousel, turntable and book, at 1,000 offsets: the geometry alone, and as attributes.
func addPagedBenchmarks() {
  for count in Workload.counts {
    let viewport = Size2D(width: 1280, height: 800)
    Benchmark("CarouselLayout | One frame, geometry | \(count)", configuration: .layouts(repeating: .kilo)) {
      benchmark in
      let carousel = Carousel(
        itemCount: count, itemSize: Size2D(width: 240, height: 320), viewportSize: viewport, isEndless: true,
        neighborAngle: 0.5)
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          for item in carousel.items(at: place * carousel.pages.lastOffset) {
            sum += item.quadrilateral.topLeft.x
          }
        }
        return sum
      }
    }

    Benchmark("TurntableLayout | One frame, geometry | \(count)", configuration: .layouts(repeating: .kilo)) {
      benchmark in
      let turntable = Turntable(itemCount: count, viewportSize: viewport)
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          for item in turntable.items(at: place * turntable.pages.lastOffset) {
            sum += item.quadrilateral.topLeft.x
          }
        }
        return sum
      }
    }

    Benchmark("BookLayout | One frame, geometry | \(count)", configuration: .layouts(repeating: .kilo)) {
      benchmark in
      let book = Book(
        itemCount: count, itemSize: Size2D(width: 300, height: 420), viewportSize: viewport, leafThickness: 2)
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          for item in book.items(at: place * book.pages.lastOffset) { sum += item.quadrilateral.topLeft.x }
        }
        return sum
      }
    }

    Benchmark(
      "CarouselLayout | One frame, layout attributes | \(count)", configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let layout = CarouselLayout()
      layout.isEndless = true
      layout.neighborAngle = 0.5
      measureFrames(benchmark, of: layout, count: count)
    }

    Benchmark(
      "TurntableLayout | One frame, layout attributes | \(count)", configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      measureFrames(benchmark, of: TurntableLayout(), count: count)
    }

    Benchmark(
      "BookLayout | One frame, layout attributes | \(count)", configuration: .layouts(repeating: .kilo)
    ) {
      @MainActor benchmark async in
      let layout = BookLayout()
      layout.leafThickness = 2
      measureFrames(benchmark, of: layout, count: count)
    }
  }
}
