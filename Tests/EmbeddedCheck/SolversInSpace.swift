// Rings, spheres and rows of covers: turned items, whose corners are close but not the same to the last bit.
import Geometry
import LayoutCore

func solveRings(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    let ring = Ring(
      itemCount: 1 + round,
      itemSize: Size2D(width: random.number(5...80), height: random.number(5...80)),
      viewportSize: Size2D(width: random.number(100...1500), height: random.number(100...1500)),
      startAngle: random.number(-7...7), arc: random.number(-7...7),
      overflow: round % 2 == 0 ? .crowded : .concentric, interitemSpacing: random.number(0...20),
      lineSpacing: random.number(0...20), facesOutward: round % 3 == 0)
    report(ring.radius, true)
    for circle in ring.circles() {
      report(circle.radius, true)
      report(Double(circle.items.lowerBound), true)
    }
    ring.forEachItem(intersecting: Rectangle(origin: .zero, size: ring.viewportSize)) { item in
      report(Double(item.item), true)
      report(item.angle, false)
      reportCorners(item.quadrilateral, report)
    }
  }
}

func solveScrollingRings(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    let ring = Ring(
      itemCount: round % 4 == 0 ? 1_000_000 : 1 + round,
      itemSize: Size2D(width: random.number(5...80), height: random.number(5...80)),
      viewportSize: Size2D(width: random.number(100...1500), height: random.number(100...1500)),
      startAngle: random.number(-7...7), overflow: round % 2 == 0 ? .crowded : .concentric,
      interitemSpacing: random.number(0...20), facesOutward: round % 3 == 0,
      shape: round % 5 == 0 ? .circle : .stadium, visibleItems: 3 + round % 50)
    let offset = random.number(0...1) * ring.pages.contentLength
    report(ring.pages.contentLength, false)
    for item in ring.items(at: offset) {
      report(Double(item.item), true)
      report(item.presence, false)
      reportCorners(item.quadrilateral, report)
    }
  }
}

func solveSpheres(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<150 {
    let sphere = Sphere(
      itemCount: round % 4 == 0 ? 1_000_000 : 1 + round,
      itemSize: Size2D(width: random.number(5...60), height: random.number(5...60)),
      viewportSize: Size2D(width: random.number(50...1500), height: random.number(50...1500)),
      arrangement: round % 3 == 0 ? .circles(1 + round % 5) : .lattice,
      facing: round % 2 == 0 ? .viewer : .outward, visibleItems: 40 + round)
    let content = sphere.contentSize
    let offset = Point2D(x: random.number(0...1) * content.width, y: random.number(0...1) * content.height)
    report(content.width, true)
    report(content.height, true)
    report(sphere.wrappedOffset(offset - Point2D(x: content.width, y: 0)).x, true)
    report(sphere.radius, sphere.arrangement == .lattice)
    let front = sphere.offset(ofItem: round, near: offset)
    report(front.x, false)
    report(front.y, false)
    for item in sphere.items(at: offset) {
      report(Double(item.item), true)
      report(item.depth, false)
      report(item.alpha, false)
      reportCorners(item.quadrilateral, report)
    }
  }
}

func solveCoverFlows(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    let flow = CoverFlow(
      itemCount: round % 4 == 0 ? 1_000_000 : 1 + round,
      itemSize: Size2D(width: random.number(5...400), height: random.number(5...400)),
      viewportSize: Size2D(width: random.number(50...1500), height: random.number(50...800)),
      spacing: random.number(-4...40), style: round % 2 == 0 ? .scaled : .classic,
      centersEnds: round % 3 == 0, isEndless: round % 7 == 0, isMirrored: round % 5 == 0,
      sideAngle: random.number(0...1.5))
    let offset = random.number(0...1) * flow.contentWidth
    report(flow.contentWidth, true)
    report(flow.targetOffset(proposed: offset), true)
    report(flow.pagedOffset(current: offset, velocity: random.number(-1...1), from: round), true)
    for item in flow.items(at: offset) {
      report(Double(item.item), true)
      report(item.distance, true)
      reportCorners(item.quadrilateral, report)
    }
  }
}
