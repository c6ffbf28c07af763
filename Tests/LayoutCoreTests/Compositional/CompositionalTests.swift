import Geometry
import LayoutCore
import Testing

@Suite("Compositional layouts, by hand")
struct CompositionalTests {
  private func solver(
    _ section: CompositionalSection, itemCount: Int, direction: LayoutAxis = .vertical
  ) -> CompositionalSolver {
    var solver = CompositionalSolver(
      in: CompositionalEnvironment(direction: direction, container: Size2D(width: 320, height: 480)))
    solver.appendSection(section, itemCount: itemCount)
    return solver
  }

  private func row(
    _ subitems: [CompositionalItem], height: CompositionalDimension = .absolute(100),
    repetition: CompositionalGroup.Repetition = .untilFull, spacing: CompositionalSpacing = .none
  ) -> CompositionalItem {
    CompositionalItem(
      .group(
        CompositionalGroup(
          axis: .horizontal, subitems: subitems, repetition: repetition, interItemSpacing: spacing)),
      size: CompositionalSize(width: .fractionalWidth(1), height: height))
  }

  private func item(
    _ width: CompositionalDimension, _ height: CompositionalDimension = .fractionalHeight(1),
    insets: Insets = .zero, edges: CompositionalEdgeSpacing = .none
  ) -> CompositionalItem {
    CompositionalItem(
      size: CompositionalSize(width: width, height: height), contentInsets: insets, edgeSpacing: edges)
  }

  private let ten = Insets(top: 10, left: 10, bottom: 10, right: 10)

  @Test("§16.6 rows of two halves in margins; the last row keeps its length")
  func halves() {
    let section = CompositionalSection(
      group: row([item(.fractionalWidth(0.5))]), interGroupSpacing: 5, contentInsets: ten)
    let solver = solver(section, itemCount: 5)
    // 320 − 20 = 300 wide; rows at 10, 115 and 220; 220 + 100 + 10.
    #expect(
      solver.itemFrames(inSection: 0) == [
        Rectangle(x: 10, y: 10, width: 150, height: 100), Rectangle(x: 160, y: 10, width: 150, height: 100),
        Rectangle(x: 10, y: 115, width: 150, height: 100), Rectangle(x: 160, y: 115, width: 150, height: 100),
        Rectangle(x: 10, y: 220, width: 150, height: 100),
      ])
    #expect(solver.contentSize == Size2D(width: 320, height: 330))
  }

  @Test("§16.3 insets shrink an item and move no other")
  func insets() {
    let section = CompositionalSection(
      group: row([
        item(.absolute(100), insets: ten), item(.absolute(100)),
      ]))
    #expect(
      solver(section, itemCount: 2).itemFrames(inSection: 0) == [
        Rectangle(x: 10, y: 10, width: 80, height: 80), Rectangle(x: 100, y: 0, width: 100, height: 100),
      ])
  }

  @Test("§16.3 insets do not count where an extent is estimated")
  func insetsOfEstimates() {
    let section = CompositionalSection(
      group: row([item(.absolute(100), .estimated(30), insets: ten)], height: .estimated(30)))
    #expect(
      solver(section, itemCount: 1).itemFrames(inSection: 0)
        == [Rectangle(x: 10, y: 0, width: 80, height: 30)])
  }

  @Test("§16.4 flexible gaps share what is left evenly, also in a row that is not full")
  func flexibleGaps() {
    let section = CompositionalSection(group: row([item(.absolute(80))], spacing: .flexible(10)))
    // Three fit: 240 + 20; four would need 350. 320 − 240 = 80, so 40 a gap.
    #expect(solver(section, itemCount: 5).itemFrames(inSection: 0).map(\.minX) == [0, 120, 240, 0, 120])
  }

  @Test("§16.4 flexible edges push an item to the other side, and to the middle between two")
  func flexibleEdges() {
    let section = CompositionalSection(
      group: row(
        [
          item(
            .absolute(100), .absolute(40),
            edges: CompositionalEdgeSpacing(
              left: .flexible(0), top: .flexible(0), right: .fixed(20), bottom: .flexible(0)))
        ], repetition: .copies(1)))
    // 320 − 100 − 20 before it; 60 are left above and below.
    #expect(
      solver(section, itemCount: 1).itemFrames(inSection: 0)
        == [Rectangle(x: 200, y: 30, width: 100, height: 40)])
  }

  @Test("§16.5 copies keep their size, equal parts do not")
  func counts() {
    let copies = CompositionalSection(
      group: row([item(.absolute(50))], repetition: .copies(3), spacing: .fixed(10)))
    #expect(solver(copies, itemCount: 4).itemFrames(inSection: 0).map(\.minX) == [0, 60, 120, 0])
    let parts = CompositionalSection(
      group: row([item(.absolute(50))], repetition: .equalParts(3), spacing: .fixed(10)))
    // (320 − 20) / 3 = 100.
    #expect(solver(parts, itemCount: 3).itemFrames(inSection: 0).map(\.minX) == [0, 110, 220])
    #expect(solver(parts, itemCount: 3).itemFrames(inSection: 0).map(\.width) == [100, 100, 100])
  }

  @Test("§16.6 items run depth first through nested groups")
  func nested() {
    let column = CompositionalItem(
      .group(
        CompositionalGroup(
          axis: .vertical, subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))],
          repetition: .copies(2))),
      size: CompositionalSize(width: .fractionalWidth(0.25), height: .fractionalHeight(1)))
    let section = CompositionalSection(group: row([item(.fractionalWidth(0.75)), column]))
    #expect(
      solver(section, itemCount: 4).itemFrames(inSection: 0) == [
        Rectangle(x: 0, y: 0, width: 240, height: 100), Rectangle(x: 240, y: 0, width: 80, height: 50),
        Rectangle(x: 240, y: 50, width: 80, height: 50), Rectangle(x: 0, y: 100, width: 240, height: 100),
      ])
  }

  @Test("§16.1 a fractional height refers to the visible height")
  func pages() {
    let page = row([item(.fractionalWidth(1))], height: .fractionalHeight(1))
    #expect(solver(CompositionalSection(group: page), itemCount: 3).contentSize.height == 1440)
  }

  @Test("§16.8 a million rows are a formula", arguments: [LayoutAxis.vertical, .horizontal])
  func million(direction: LayoutAxis) {
    let line = CompositionalItem(
      .group(CompositionalGroup(axis: .horizontal, subitems: [item(.fractionalWidth(1))])),
      size: CompositionalSize(width: .absolute(44), height: .absolute(44)))
    let solver = solver(CompositionalSection(group: line), itemCount: 1_000_000, direction: direction)
    let length = direction == .vertical ? solver.contentSize.height : solver.contentSize.width
    #expect(length == 44_000_000)
    let last = solver.element(ofItem: 999_999, inSection: 0)?.frame
    #expect((direction == .vertical ? last?.minY : last?.minX) == 43_999_956)
    #expect(solver.elements(overlapping: last ?? .zero).map(\.kind) == [.item(999_999)])
  }

  @Test("§16.1 a row is as high as its highest estimated item, and shares of it follow")
  func estimatedRow() {
    let section = CompositionalSection(
      group: row(
        [item(.fractionalWidth(0.5), .estimated(40)), item(.fractionalWidth(0.5), .fractionalHeight(1))],
        height: .estimated(40)))
    var solver = solver(section, itemCount: 4)
    solver.resizeItem(0, inSection: 0, to: Size2D(width: 160, height: 90))
    #expect(solver.itemFrames(inSection: 0).map(\.height) == [90, 90, 40, 40])
    #expect(solver.itemFrames(inSection: 0).map(\.minY) == [0, 0, 90, 90])
    solver.resizeItem(2, inSection: 0, to: Size2D(width: 160, height: 10))
    #expect(solver.itemFrames(inSection: 0).map(\.height) == [90, 90, 10, 10])
    #expect(solver.contentSize.height == 100)
  }

  @Test("§16.1 siblings that are to be uniform are as high as the highest")
  func uniform() {
    let section = CompositionalSection(
      group: row([item(.fractionalWidth(0.5), .uniformAcrossSiblings(40))], height: .estimated(40)))
    var solver = solver(section, itemCount: 3)
    solver.resizeItem(0, inSection: 0, to: Size2D(width: 160, height: 30))
    solver.resizeItem(1, inSection: 0, to: Size2D(width: 160, height: 70))
    #expect(solver.itemFrames(inSection: 0).map(\.height) == [70, 70, 40])
  }

  @Test("measuring the last of a million rows costs no million")
  func measuredMillion() {
    let section = CompositionalSection(
      group: row([item(.fractionalWidth(1), .estimated(44))], height: .estimated(44)))
    var solver = solver(section, itemCount: 1_000_000)
    for item in [0, 500_000, 999_999] {
      solver.resizeItem(item, inSection: 0, to: Size2D(width: 320, height: 54))
    }
    #expect(solver.contentSize.height == 44_000_030)
    #expect(solver.element(ofItem: 500_001, inSection: 0)?.frame.minY == 22_000_064)
  }

  // MARK: - What stands around the groups

  private func bar(
    _ edge: CompositionalBoundary.Edge, _ height: Double, extends: Bool = true, isPinned: Bool = false,
    offset: Point2D = .zero
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      size: CompositionalSize(width: .fractionalWidth(1), height: .absolute(height)), edge: edge,
      offset: offset, extendsBoundary: extends, isPinned: isPinned)
  }

  @Test("§16.11 header, margins, rows, margins, footer; the background is behind all of it")
  func boundaries() {
    let section = CompositionalSection(
      group: row([item(.fractionalWidth(1))]), contentInsets: ten,
      boundaryInsets: Insets(left: 10, right: 10),
      boundaries: [bar(.top, 44), bar(.bottom, 20)],
      backgrounds: [CompositionalBackground(contentInsets: Insets(top: 4, left: 4, bottom: 4, right: 4))])
    let solver = solver(section, itemCount: 1)
    func frame(_ index: Int) -> Rectangle? { solver.element(ofBoundary: index, inSection: 0)?.frame }
    #expect(frame(0) == Rectangle(x: 10, y: 0, width: 300, height: 44))
    #expect(solver.itemFrames(inSection: 0) == [Rectangle(x: 10, y: 54, width: 300, height: 100)])
    #expect(frame(1) == Rectangle(x: 10, y: 164, width: 300, height: 20))
    #expect(solver.contentSize.height == 184)
    #expect(
      solver.element(ofBackground: 0, inSection: 0)?.frame
        == Rectangle(x: 4, y: 4, width: 312, height: 176))
  }

  @Test("§16.11 a header that does not extend lies over the content; an offset moves it")
  func overlay() {
    let section = CompositionalSection(
      group: row([item(.fractionalWidth(1))]),
      boundaries: [bar(.top, 30, extends: false), bar(.bottom, 20, offset: Point2D(x: 5, y: -7))])
    let solver = solver(section, itemCount: 1)
    #expect(solver.element(ofBoundary: 0, inSection: 0)?.frame.minY == 0)
    #expect(solver.itemFrames(inSection: 0)[0].minY == 0)
    #expect(solver.element(ofBoundary: 1, inSection: 0)?.frame.origin == Point2D(x: 5, y: 93))
    #expect(solver.contentSize.height == 120)
  }

  @Test("§16.11 a pinned header stays in view as far as its section goes")
  func pinning() {
    let section = CompositionalSection(
      group: row([item(.fractionalWidth(1))]), boundaries: [bar(.top, 40, isPinned: true)])
    var solver = solver(section, itemCount: 3)
    func header(from start: Double) -> Double? {
      solver.visible = (start, start + 480)
      return solver.element(ofBoundary: 0, inSection: 0)?.frame.minY
    }
    // The section is 340 long, so the last place is 300.
    #expect(header(from: -20) == 0)
    #expect(header(from: 120) == 120)
    #expect(header(from: 320) == 300)
  }

  @Test("§16.7 global boundary elements stand around all sections")
  func global() {
    var solver = CompositionalSolver(
      in: CompositionalEnvironment(direction: .vertical, container: Size2D(width: 320, height: 480)),
      interSectionSpacing: 15, globalBoundaries: [bar(.top, 50), bar(.bottom, 30)])
    for _ in 0..<2 {
      solver.appendSection(CompositionalSection(group: row([item(.fractionalWidth(1))])), itemCount: 1)
    }
    #expect(solver.element(ofGlobalBoundary: 0)?.frame == Rectangle(x: 0, y: 0, width: 320, height: 50))
    #expect(solver.itemFrames(inSection: 0)[0].minY == 50)
    #expect(solver.itemFrames(inSection: 1)[0].minY == 165)
    #expect(solver.element(ofGlobalBoundary: 1)?.frame.minY == 265)
    #expect(solver.contentSize.height == 295)
  }

  @Test("§16.12 a badge at a corner of its item, half of it outside")
  func badge() {
    var cell = item(.absolute(100), .absolute(60))
    cell.supplements = [
      CompositionalSupplement(
        id: 7, size: CompositionalSize(width: .absolute(20), height: .absolute(10)),
        containerAnchor: CompositionalAnchor(
          unitPoint: Point2D(x: 1, y: 0), fractionalOffset: Point2D(x: 0.5, y: -0.5)),
        itemAnchor: nil, zIndex: 1)
    ]
    let solver = solver(CompositionalSection(group: row([cell])), itemCount: 2)
    // The corner of the second item is (200, 0); the badge's is 10 to the right and 5 up.
    #expect(
      solver.element(ofSupplement: 7, item: 1, inSection: 0)?.frame
        == Rectangle(x: 190, y: -5, width: 20, height: 10))
    #expect(solver.elements(overlapping: Rectangle(x: 195, y: -4, width: 1, height: 1)).count == 1)
  }

  // MARK: - Sections that scroll by themselves

  @Test("§16.9 an orthogonal section is as long as its group, and scrolls the rest")
  func orthogonal() {
    let tile = CompositionalItem(
      .group(CompositionalGroup(axis: .horizontal, subitems: [item(.fractionalWidth(1))])),
      size: CompositionalSize(width: .absolute(100), height: .absolute(80)))
    var solver = solver(
      CompositionalSection(
        group: tile, interGroupSpacing: 10, contentInsets: ten, isOrthogonal: true), itemCount: 1_000_000)
    #expect(solver.contentSize == Size2D(width: 320, height: 100))
    #expect(solver.element(ofItem: 1, inSection: 0)?.frame.minX == 120)
    let scrolling = solver.orthogonalScrolling(ofSection: 0)
    #expect(scrolling?.frame == Rectangle(x: 0, y: 10, width: 320, height: 80))
    // Margins, a million tiles and the gaps between them.
    #expect(scrolling?.contentSize.width == 110_000_010)
    solver.scroll(section: 0, to: 110 * 500_000)
    #expect(solver.element(ofItem: 500_000, inSection: 0)?.frame.minX == 10)
    let seen = solver.elements(overlapping: Rectangle(x: 0, y: 0, width: 320, height: 480))
    // At 10, 120 and 230; the one before ends at 0.
    #expect(seen.map(\.kind) == [.item(500_000), .item(500_001), .item(500_002)])
  }

  @Test("bad numbers leave finite frames", arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300])
  func badNumbers(number: Double) {
    let dimensions: [CompositionalDimension] = [
      .absolute(number), .fractionalWidth(number), .fractionalHeight(number), .estimated(number),
      .uniformAcrossSiblings(number),
    ]
    for dimension in dimensions {
      let section = CompositionalSection(
        group: row(
          [item(dimension, .estimated(number), insets: Insets(top: number, left: number))], height: dimension,
          spacing: .flexible(number)),
        interGroupSpacing: number, contentInsets: Insets(top: number), boundaries: [bar(.top, number)])
      var solver = solver(section, itemCount: 1000)
      solver.resizeItem(3, inSection: 0, to: Size2D(width: number, height: number))
      solver.scroll(section: 0, to: number)
      for item in [0, 3, 999] {
        let frame = solver.element(ofItem: item, inSection: 0)?.frame ?? .zero
        #expect(frame.minX.isFinite && frame.maxX.isFinite && frame.minY.isFinite && frame.maxY.isFinite)
      }
      #expect(solver.contentSize.height.isFinite)
      _ = solver.elements(overlapping: Rectangle(x: 0, y: 0, width: 320, height: 480)).count
    }
  }
}
