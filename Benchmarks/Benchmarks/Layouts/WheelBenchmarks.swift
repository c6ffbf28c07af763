import Benchmark
import CollectionLayouts
import Geometry
import LayoutCore
import UIKit

/// One frame of a wheel, at 1,000 offsets: the geometry alone, and as attributes.
func addWheelBenchmarks() {
  for count in Workload.counts {
    Benchmark("PickerWheelLayout | One frame, geometry | \(count)", configuration: .layouts(repeating: .kilo))
    { benchmark in
      let wheel = PickerWheel(
        itemCount: count, itemSize: Size2D(width: 260, height: 100),
        viewportSize: Size2D(width: 320, height: 400))
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          for face in wheel.items(at: place * wheel.pages.contentLength) {
            sum += face.quadrilateral.topLeft.x
          }
        }
        return sum
      }
    }

    Benchmark(
      "SpinningWheelLayout | One frame, geometry | \(count)", configuration: .layouts(repeating: .kilo)
    ) { benchmark in
      let wheel = SpinningWheel(
        itemCount: count, itemSize: Size2D(width: 133, height: 173),
        viewportSize: Size2D(width: 1280, height: 800), contentWidth: .viewportAndItems)
      benchmark.measure {
        var sum = 0.0
        for place in Workload.places {
          for item in wheel.items(at: place * wheel.contentSize.width) { sum += item.quadrilateral.topLeft.x }
        }
        return sum
      }
    }

    Benchmark(
      "PickerWheelLayout | One frame, layout attributes | \(count)", configuration: .layouts(repeating: .kilo)
    ) { @MainActor benchmark async in
      measureFrames(benchmark, of: PickerWheelLayout(), count: count)
    }

    Benchmark(
      "SpinningWheelLayout | One frame, layout attributes | \(count)",
      configuration: .layouts(repeating: .kilo)
    ) { @MainActor benchmark async in
      let layout = SpinningWheelLayout()
      layout.contentWidth = .viewportAndItems
      measureFrames(benchmark, of: layout, count: count)
    }
  }
}

@MainActor
func measureFrames(_ benchmark: Benchmark, of layout: UICollectionViewLayout, count: Int) {
  let items = PlainItems(count: count)
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 1280, height: 800), collectionViewLayout: layout)
  view.dataSource = items
  view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  view.layoutIfNeeded()
  benchmark.measure {
    var sum = 0
    for _ in benchmark.scaledIterations {
      sum += layout.layoutAttributesForElements(in: view.bounds)?.count ?? 0
    }
    return sum
  }
}
