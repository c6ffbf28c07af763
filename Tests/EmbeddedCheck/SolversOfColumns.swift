// Waterfalls and columns under a stretchy header: whole arithmetic, the same everywhere to the last bit.
import Geometry
import LayoutCore

func solveWaterfalls(_ random: inout SplitMix64, _ report: Report) {
  var solver = WaterfallSolver()
  for round in 0..<40 {
    let environment = WaterfallEnvironment(
      direction: round % 2 == 0 ? .vertical : .horizontal, crossExtent: random.number(100...1500),
      isMirrored: round % 5 == 0)
    solver.removeAllSections(in: environment)
    let metrics = (0..<3).map { section in
      WaterfallSectionMetrics(
        columns: section == 0 ? .minimumWidth(random.number(40...300)) : .count(1 + round % 7),
        fillingOrder: round % 3 == 0 ? .inTurn : .shortestFirst,
        insets: Insets(top: random.number(0...30), left: random.number(0...30)),
        lineSpacing: random.number(-5...20), interitemSpacing: random.number(0...20),
        headerLength: random.number(0...50), footerLength: random.number(0...50))
    }
    for section in 0..<3 {
      let unit = random.number(20...300)
      solver.appendSection(metrics[section], itemCount: 1000) { item, width in
        unit + width * 0.25 + Double(item % 11) * 7.25
      }
      report(solver.columnWidth(inSection: section), true)
    }
    let change = random.number(10...500)
    solver.removeAllSections(in: environment, keeping: [0, 1, 2])
    for section in 0..<3 {
      solver.appendSection(
        metrics[section], itemCount: 998, leaving: [3, 40, 999], arriving: [section * 300]
      ) {
        _, _ in change
      }
    }
    solver.changeLengths(of: [(section: 2, items: [3, 40, 700])]) { _, _, _ in change }
    let content = solver.contentSize
    report(content.width, true)
    report(content.height, true)
    let viewport = Rectangle(
      x: random.number(0...1) * content.width, y: random.number(0...1) * content.height, width: 400,
      height: 800)
    solver.forEachElement(overlapping: viewport) { element in
      report(Double(element.section), true)
      reportFrame(element.frame, report)
    }
  }
}

func solveStretchyHeaders(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<200 {
    var settings = StretchySettings()
    settings.headerSize = Size2D(width: 320, height: random.number(0...500))
    settings.menuSize = Size2D(width: 320, height: random.number(0...60))
    settings.itemSize = round % 4 == 0 ? nil : Size2D(width: 300, height: random.number(10...400))
    settings.sectionHeaderSize = Size2D(width: 320, height: random.number(0...40))
    settings.sectionFooterSize = round % 3 == 0 ? nil : Size2D(width: 320, height: random.number(0...40))
    settings.lineSpacing = random.number(0...20)
    settings.itemSpacing = random.number(0...20)
    var solver = StretchySolver(settings: settings, viewportSize: Size2D(width: 320, height: 640))
    for section in 0..<4 { solver.appendSection(itemCount: section == 2 ? 1_000_000 : round % 9) }
    report(solver.contentSize.width, true)
    report(solver.contentSize.height, true)
    let y = random.number(-200...5000)
    solver.forEachElement(
      at: StretchySolver.Scroll(offset: y, topInset: random.number(0...50)),
      overlapping: Rectangle(x: 0, y: y, width: 320, height: 640)
    ) { element in
      reportFrame(element.frame, report)
      report(element.initialOrigin.y, true)
      report(element.parallaxOffset, true)
      report(element.headerOverlayAlpha, true)
      report(Double(element.zIndex), true)
    }
  }
}
