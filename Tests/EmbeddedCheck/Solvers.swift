// Runs the solvers of the core on inputs from a seeded generator and hands over every number that comes out.
// Compiled twice from this one file, for WebAssembly without a runtime library and natively, and compared by
// scripts/check-embedded.
import Geometry
import LayoutCore

/// A number, and whether it was computed without trigonometric functions.
///
/// Without them all platforms agree to the last bit; two libraries' sines may differ in it.
typealias Report = (_ value: Double, _ isExact: Bool) -> Void

func solveEverything(_ report: Report) {
  var random = SplitMix64(seed: 2)
  solvePickerWheels(&random, report)
  solveSpinningWheels(&random, report)
  solveFlows(&random, report)
  solveWaterfalls(&random, report)
  solveCompositions(&random, report)
  solveRings(&random, report)
  solveScrollingRings(&random, report)
  solveSpheres(&random, report)
  solveCoverFlows(&random, report)
  solveStretchyHeaders(&random, report)
  solveCarousels(&random, report)
  solveTurntables(&random, report)
  solveBooks(&random, report)
  solveConstraints(&random, report)
}

private func solvePickerWheels(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    let wheel = PickerWheel(
      itemCount: round % 4 == 0 ? 1_000_000 : 1 + round % 17,
      itemSize: Size2D(width: random.number(20...400), height: random.number(20...200)),
      viewportSize: Size2D(width: random.number(50...900), height: random.number(50...900)),
      direction: round % 2 == 0 ? .vertical : .horizontal, order: round % 3 == 0 ? .reversed : .forward,
      farFaces: round % 5 == 0 ? .shown : .hidden)
    let offset = random.number(0...1) * wheel.pages.contentLength
    report(wheel.pages.contentLength, true)
    report(wheel.pages.wrappedOffset(offset - wheel.pages.pageLength), true)
    report(wheel.snappedOffset(offset), true)
    report(wheel.radius, false)
    for face in wheel.items(at: offset) {
      report(Double(face.item), true)
      report(face.angle, true)
      report(wheel.angle(ofItem: face.item, at: offset), true)
      reportCorners(face.quadrilateral, report)
    }
  }
}

private func solveSpinningWheels(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    let wheel = SpinningWheel(
      itemCount: round % 4 == 0 ? 1_000_000 : 1 + round,
      itemSize: Size2D(width: random.number(20...300), height: random.number(20...300)),
      viewportSize: Size2D(width: random.number(50...1500), height: random.number(50...1500)),
      radius: random.number(50...900), contentWidth: round % 2 == 0 ? .items : .viewportAndItems,
      isEndless: round % 5 == 0)
    let offset = random.number(0...1) * wheel.contentSize.width
    report(wheel.contentSize.width, true)
    report(wheel.targetOffset(proposed: offset, velocity: random.number(-1...1)), true)
    report(wheel.anglePerItem, false)
    for item in wheel.items(at: offset) {
      report(Double(item.item), true)
      report(item.angle, false)
      reportCorners(item.quadrilateral, report)
    }
  }
}

private func solveFlows(_ random: inout SplitMix64, _ report: Report) {
  var solver = FlowSolver()
  for round in 0..<60 {
    solver.removeAllSections()
    for section in 0..<3 {
      let metrics = FlowSectionMetrics(
        insets: Insets(top: random.number(0...30), left: random.number(0...30)),
        lineSpacing: random.number(-5...20), interitemSpacing: random.number(0...20),
        headerSize: Size2D(width: 40, height: random.number(0...50)))
      if section == 1 {
        let size = Size2D(width: random.number(10...200), height: random.number(10...200))
        solver.appendSection(metrics, itemCount: 1_000_000, itemSize: size)
      } else {
        let unit = random.number(20...120)
        solver.appendSection(metrics, itemCount: 300) {
          Size2D(width: unit + Double($0 % 7) * 5.5, height: unit - Double($0 % 5) * 3.25)
        }
      }
    }
    solver.place(
      in: FlowEnvironment(
        direction: round % 2 == 0 ? .vertical : .horizontal, crossExtent: random.number(100...1000),
        displayScale: Double(1 + round % 3)))
    let content = solver.contentSize
    report(content.width, true)
    report(content.height, true)
    let viewport = Rectangle(
      x: random.number(0...0.001) * content.width, y: random.number(0...0.001) * content.height,
      width: 400, height: 800)
    solver.forEachElement(overlapping: viewport) { element in
      report(Double(element.section), true)
      reportFrame(element.frame, report)
    }
  }
}

func reportCorners(_ drawn: Quadrilateral, _ report: Report) {
  for corner in [drawn.topLeft, drawn.topRight, drawn.bottomRight, drawn.bottomLeft] {
    report(corner.x, false)
    report(corner.y, false)
  }
}

func reportFrame(_ frame: Rectangle, _ report: Report) {
  report(frame.minX, true)
  report(frame.minY, true)
  report(frame.width, true)
  report(frame.height, true)
}

extension SplitMix64 {
  /// A number of a range, made without the library's own conversions.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) * 0x1p-53
  }
}
