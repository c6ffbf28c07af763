// Carousels, turntables and books: what stands where along the scroll axis is the same everywhere to the last bit.
import Geometry
import LayoutCore

func solveCarousels(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    let carousel = Carousel(
      itemCount: round % 4 == 0 ? 1_000_000 : 1 + round,
      itemSize: Size2D(width: random.number(20...300), height: random.number(20...300)),
      viewportSize: Size2D(width: random.number(50...900), height: random.number(50...900)),
      direction: round % 2 == 0 ? .vertical : .horizontal, lineSpacing: random.number(-10...30),
      isEndless: round % 3 == 0, isMirrored: round % 5 == 0, neighborAngle: random.number(-1...1))
    let offset = random.number(0...1) * carousel.pages.contentLength
    report(carousel.pages.contentLength, true)
    report(carousel.pages.wrappedOffset(offset - carousel.pages.contentLength), true)
    report(
      carousel.pages.targetOffset(
        proposed: offset, from: offset, velocity: random.number(-1...1), .toNearest), true)
    for item in carousel.items(at: offset) {
      report(Double(item.item), true)
      report(item.distance, true)
      reportCorners(item.quadrilateral, report)
    }
  }
}

func solveTurntables(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    let turntable = Turntable(
      itemCount: round % 4 == 0 ? 1_000_000 : 1 + round,
      viewportSize: Size2D(width: random.number(50...900), height: random.number(50...900)),
      innerRadius: random.number(0...30), spacing: random.number(0...4), visibleSectors: 3 + round % 20)
    let offset = random.number(0...1) * turntable.pages.contentLength
    report(turntable.pages.contentLength, true)
    for item in turntable.items(at: offset) {
      report(Double(item.item), true)
      report(item.sector.endAngle - item.sector.startAngle, false)
      report(item.sector.outline?.outerStart ?? 0, false)
      reportCorners(item.quadrilateral, report)
    }
  }
}

func solveBooks(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    let book = Book(
      itemCount: round % 4 == 0 ? 1_000_000 : 1 + round,
      itemSize: Size2D(width: random.number(20...300), height: random.number(20...300)),
      viewportSize: Size2D(width: random.number(50...900), height: random.number(50...900)),
      direction: round % 2 == 0 ? .vertical : .horizontal, startsWithCover: round % 3 == 0,
      isMirrored: round % 5 == 0, leafThickness: Double(round % 4))
    let offset = random.number(0...1) * book.pages.lastOffset
    report(book.pages.contentLength, true)
    for item in book.items(at: offset) {
      report(Double(item.item), true)
      report(item.pose.depth, true)
      report(item.pose.shade, false)
      reportCorners(item.quadrilateral, report)
    }
  }
}
