import Geometry
import LayoutCore
import Testing

@Suite("Waterfall")
struct WaterfallTests {
  private let lengths = [100.0, 50, 80, 30, 60, 20]

  private func solver(
    _ metrics: WaterfallSectionMetrics, direction: LayoutAxis = .vertical, extent: Double = 320,
    isMirrored: Bool = false, sections: Int = 1, lengths: [Double]? = nil
  ) -> WaterfallSolver {
    let lengths = lengths ?? self.lengths
    var solver = WaterfallSolver()
    solver.removeAllSections(
      in: WaterfallEnvironment(direction: direction, crossExtent: extent, isMirrored: isMirrored))
    for _ in 0..<sections {
      solver.appendSection(metrics, itemCount: lengths.count) { item, _ in lengths[item] }
    }
    return solver
  }

  private func metrics(
    _ order: WaterfallFillingOrder = .shortestFirst, header: Double = 0, footer: Double = 0
  ) -> WaterfallSectionMetrics {
    WaterfallSectionMetrics(
      columns: .count(3), fillingOrder: order, insets: Insets(top: 10, left: 15, bottom: 10, right: 15),
      lineSpacing: 5, interitemSpacing: 10, headerLength: header, footerLength: footer)
  }

  // Columns of (320 − 15 − 15 − 2 · 10) / 3 = 90 at x = 15, 115, 215, all from y = 10.
  // 100 | 50 | 80 → they end at 110, 60, 90; 30 goes under 60: 65…95; 60 under 90: 95…155;
  // 20 under 95: 100…120. The lowest end is 155, so the content is 165 high.
  @Test("every item goes under the shortest column")
  func shortestFirst() {
    let solver = solver(metrics())
    #expect(
      solver.frames() == [
        Rectangle(x: 15, y: 10, width: 90, height: 100), Rectangle(x: 115, y: 10, width: 90, height: 50),
        Rectangle(x: 215, y: 10, width: 90, height: 80), Rectangle(x: 115, y: 65, width: 90, height: 30),
        Rectangle(x: 215, y: 95, width: 90, height: 60), Rectangle(x: 115, y: 100, width: 90, height: 20),
      ])
    #expect(solver.contentSize == Size2D(width: 320, height: 165))
    #expect(solver.columnWidth(inSection: 0) == 90)
  }

  // 30 under 100: 115…145; 60 under 50: 65…125; 20 under 80: 95…115.
  @Test("in turn, columns take items from left to right")
  func inTurn() {
    let solver = solver(metrics(.inTurn))
    #expect(
      solver.frames().dropFirst(3) == [
        Rectangle(x: 15, y: 115, width: 90, height: 30), Rectangle(x: 115, y: 65, width: 90, height: 60),
        Rectangle(x: 215, y: 95, width: 90, height: 20),
      ])
    #expect(solver.contentSize.height == 155)
  }

  @Test("of equally short columns the leftmost is taken")
  func ties() {
    let solver = solver(metrics(), lengths: [40, 40, 40, 40, 40, 40, 40])
    #expect(solver.frames().map { $0?.minX } == [15, 115, 215, 15, 115, 215, 15])
  }

  // x' = 320 − x − 90: 215, 115, 15.
  @Test("in right-to-left layouts, the first column is on the right")
  func mirrored() {
    let solver = solver(metrics(), isMirrored: true)
    #expect(solver.frames().map { $0?.minX } == [215, 115, 15, 115, 15, 115])
    #expect(solver.items(overlapping: Rectangle(x: 220, y: 0, width: 10, height: 400)) == [0])
  }

  // The same with x and y exchanged, insets being 10 and 15 there too: rows of (320 − 20 − 20) / 3 = 280/3.
  // Ends: 15 + 100, 15 + 50, 15 + 80; then as above, 5 further right. The content ends at 160 + 15.
  @Test("horizontally, columns are rows")
  func horizontal() {
    let solver = solver(metrics(), direction: .horizontal)
    #expect(solver.frames().map { $0?.minX } == [15, 15, 15, 70, 100, 105])
    #expect(solver.frames().map { $0?.width } == lengths)
    #expect(solver.frame(ofItem: 3, inSection: 0)?.height == 280.0 / 3)
    #expect(solver.contentSize == Size2D(width: 175, height: 320))
    let mirrored = self.solver(metrics(), direction: .horizontal, isMirrored: true)
    #expect(mirrored.frames().map { $0?.maxX } == [160, 160, 160, 105, 75, 70])
  }

  // A section is 40 + 165 + 20 = 225 high.
  @Test("sections follow one another, with headers and footers across everything")
  func sections() {
    let solver = solver(metrics(header: 40, footer: 20), sections: 3)
    #expect(solver.contentSize.height == 675)
    #expect(solver.headerFrame(inSection: 1) == Rectangle(x: 0, y: 225, width: 320, height: 40))
    #expect(solver.frame(ofItem: 0, inSection: 1) == Rectangle(x: 15, y: 275, width: 90, height: 100))
    #expect(solver.footerFrame(inSection: 1) == Rectangle(x: 0, y: 430, width: 320, height: 20))
    let seam = solver.elements(overlapping: Rectangle(x: 0, y: 410, width: 320, height: 60))
    #expect(seam.map(\.kind) == [.item(4), .footer, .header])
    #expect(seam.map(\.section) == [1, 1, 2])
    #expect(solver.headerFrame(inSection: 3) == nil && solver.frame(ofItem: 6, inSection: 0) == nil)
    #expect(solver.frame(ofItem: -1, inSection: 0) == nil && solver.frame(ofItem: 0, inSection: -1) == nil)
  }

  // 3 · 100 + 2 · 10 = 320 fits exactly; 101 does not, and two columns are (320 − 10) / 2 wide.
  @Test(
    "as many columns as there is room for",
    arguments: [(100.0, 100.0), (101, 155), (1000, 320), (320, 320), (321, 320), (.infinity, 320)])
  func minimumWidth(width: Double, expected: Double) {
    let solver = solver(WaterfallSectionMetrics(columns: .minimumWidth(width)))
    #expect(solver.columnWidth(inSection: 0) == expected)
  }

  @Test("columns for which there is no room have no width, and their items are found")
  func narrow() {
    for extent in [0, 5, -10, Double.nan] {
      let solver = solver(WaterfallSectionMetrics(columns: .count(4)), extent: extent)
      #expect(solver.columnWidth(inSection: 0) == 0)
      #expect(solver.contentSize.height == 100)
      #expect(solver.items(overlapping: Rectangle(x: 0, y: 0, width: 100, height: 400)).count == 6)
    }
  }

  @Test("without items there are only margins")
  func empty() {
    #expect(solver(metrics(header: 40), lengths: []).contentSize.height == 60)
    #expect(WaterfallSolver().contentSize == .zero)
  }

  // Item 1 grows by 30: columns end at 110, 90, 90. 30 goes to 95…125 below it, 60 as before to 95…155,
  // 20 under the first column: 115…135.
  @Test("a length that changes moves what comes after it")
  func changedLength() {
    var solver = solver(metrics(), sections: 2)
    solver.changeLengths(of: [(section: 0, items: [1, 17])]) { item, _, width in
      item == 1 && width == 90 ? 80 : .nan
    }
    #expect(solver.frames().map { $0?.minY } == [10, 10, 10, 95, 95, 115])
    #expect(solver.frame(ofItem: 0, inSection: 1)?.minY == 175)
  }

  // Without 1 and 4, and with new items 0 and 3 of 10: 10, 30, 60, 10, 50, 20 under one another.
  @Test(
    "for a section that is appended again, only new lengths are requested; with another column width, all are"
  )
  func askedItems() {
    let lengths: [Double] = [30, 50, 60, 50, 30, 20]
    var solver = WaterfallSolver()
    let environment = WaterfallEnvironment(direction: .vertical, crossExtent: 300)
    solver.removeAllSections(in: environment)
    let one = WaterfallSectionMetrics(columns: .count(1), lineSpacing: 0)
    solver.appendSection(one, itemCount: 6) { item, _ in lengths[item] }
    var asked: [Int] = []
    func again(_ metrics: WaterfallSectionMetrics, itemCount: Int, _ leaving: [Int], _ arriving: [Int]) {
      asked = []
      solver.removeAllSections(in: environment, keeping: [0])
      solver.appendSection(metrics, itemCount: itemCount, leaving: leaving, arriving: arriving) { item, _ in
        asked.append(item)
        return 10
      }
    }
    again(one, itemCount: 6, [1, 4], [0, 3])
    #expect(asked == [0, 3])
    #expect(
      solver.frames().map { $0?.minY } == [0, 10, 40, 100, 110, 160] && solver.contentSize.height == 180)
    again(one, itemCount: 4, [0, 5], [])
    #expect(asked == [])
    #expect(solver.frames().map { $0?.height } == [30, 60, 10, 50])
    again(one, itemCount: 7, [], [0])
    #expect(asked == Array(0..<7), "the counts do not agree")
    again(WaterfallSectionMetrics(columns: .count(2), lineSpacing: 0), itemCount: 8, [], [0])
    #expect(asked == Array(0..<8), "columns have another width")
  }

  @Test("what is known of sections goes with them")
  func sectionsMoved() {
    var solver = WaterfallSolver()
    let environment = WaterfallEnvironment(direction: .vertical, crossExtent: 300)
    let one = WaterfallSectionMetrics(columns: .count(1))
    solver.removeAllSections(in: environment)
    for section in 0..<3 { solver.appendSection(one, itemCount: 1) { _, _ in Double(section + 1) * 10 } }
    solver.removeAllSections(in: environment, keeping: [2, nil, 0, 7])
    for _ in 0..<4 { solver.appendSection(one, itemCount: 1, leaving: [], arriving: []) { _, _ in 5 } }
    #expect((0..<4).map { solver.frame(ofItem: 0, inSection: $0)?.height } == [30, 5, 10, 5])
  }

  // One column of items 100 long, 40 apart: item i covers 40·i to 40·i + 100, at 645 those from 14 (ends at 660) to 16
  // (begins at 640). There are marks every 16 items, and item 16 is behind the second one.
  @Test("items that reach over the next ones are found across marks")
  func overlapAcrossMarks() {
    var solver = WaterfallSolver()
    solver.removeAllSections(in: WaterfallEnvironment(direction: .vertical, crossExtent: 100))
    solver.appendSection(WaterfallSectionMetrics(columns: .count(1), lineSpacing: -60), itemCount: 40) {
      _, _ in
      100
    }
    var found: [SectionElement.Kind] = []
    solver.forEachElement(overlapping: Rectangle(x: 0, y: 645, width: 100, height: 2)) {
      found.append($0.kind)
    }
    #expect(found == [.item(14), .item(15), .item(16)])
  }

  // An item of 100 in a section that ends at 100 − 60 = 40: its lower part is found below the section.
  @Test("items that reach out of their section are found")
  func overhang() {
    var solver = WaterfallSolver()
    solver.removeAllSections(in: WaterfallEnvironment(direction: .vertical, crossExtent: 100))
    solver.appendSection(
      WaterfallSectionMetrics(columns: .count(1), insets: Insets(bottom: -60)), itemCount: 1
    ) { _, _ in 100 }
    var found: [SectionElement.Kind] = []
    solver.forEachElement(overlapping: Rectangle(x: 0, y: 80, width: 100, height: 10)) {
      found.append($0.kind)
    }
    #expect(found == [.item(0)])
  }
}
