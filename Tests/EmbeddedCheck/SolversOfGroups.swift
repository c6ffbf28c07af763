// Compositional layouts: whole arithmetic, the same everywhere to the last bit.
import Geometry
import LayoutCore

func solveCompositions(_ random: inout SplitMix64, _ report: Report) {
  for round in 0..<40 {
    let direction: LayoutAxis = round % 2 == 0 ? .vertical : .horizontal
    var solver = CompositionalSolver(
      in: CompositionalEnvironment(
        direction: direction,
        container: Size2D(width: random.number(200...900), height: random.number(200...900))),
      interSectionSpacing: random.number(0...20))
    for section in 0..<3 {
      let item = CompositionalItem(
        size: CompositionalSize(
          width: .fractionalWidth(random.number(0.1...0.6)), height: .estimated(random.number(20...80))))
      let group = CompositionalItem(
        .group(
          CompositionalGroup(
            axis: .horizontal, subitems: [item],
            repetition: section == 0 ? .copies(2) : .untilFull, interItemSpacing: .flexible(4))),
        size: CompositionalSize(width: .fractionalWidth(1), height: .estimated(60)))
      solver.appendSection(
        CompositionalSection(
          group: group, interGroupSpacing: random.number(0...12), contentInsets: Insets(top: 5, left: 7),
          boundaries: [
            CompositionalBoundary(
              size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(30)), edge: .top,
              isPinned: true)
          ], isOrthogonal: section == 2),
        itemCount: round % 4 == 0 ? 1_000_000 : 40)
      for item in [0, 3, 17, 39] {
        solver.resizeItem(
          item, inSection: section, to: Size2D(width: 50, height: random.number(10...120)))
      }
      solver.scroll(section: section, to: random.number(0...200))
    }
    let content = solver.contentSize
    report(content.width, true)
    report(content.height, true)
    let start = random.number(0...1) * (direction == .vertical ? content.height : content.width)
    solver.visible = (start, start + 400)
    let viewport =
      direction == .vertical
      ? Rectangle(x: 0, y: start, width: content.width, height: 400)
      : Rectangle(x: start, y: 0, width: 400, height: content.height)
    solver.forEachElement(overlapping: viewport) { element in
      report(element.frame.minX, true)
      report(element.frame.minY, true)
      report(element.frame.width, true)
      report(element.frame.height, true)
    }
  }
}
