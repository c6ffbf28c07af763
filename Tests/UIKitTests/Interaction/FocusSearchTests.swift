import Geometry
import TestSupport
import Testing

@testable import UIKit

@Suite("What is seen in a direction")
struct FocusSearchTests {
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Quadrilateral {
    Quadrilateral(
      Point2D(x: x, y: y), Point2D(x: x + width, y: y), Point2D(x: x + width, y: y + height),
      Point2D(x: x, y: y + height))
  }

  static func nearest(
    _ direction: FocusSearch.Direction, of origin: Quadrilateral, _ others: [Quadrilateral],
    isWide: Bool = false
  ) -> Int? {
    nearest(direction, of: (origin, 0), others.map { ($0, 0) }, isWide: isWide)
  }

  /// The same for items with depths.
  static func nearest(
    _ direction: FocusSearch.Direction, of origin: (Quadrilateral, Double),
    _ others: [(Quadrilateral, Double)],
    isWide: Bool = false
  ) -> Int? {
    func item(_ place: (Quadrilateral, Double), _ index: Int) -> DrawnItem {
      DrawnItem(path: IndexPath(item: index, section: 0), outline: place.0, depth: place.1)
    }
    let items = others.enumerated().map { item($0.element, $0.offset) }
    return FocusSearch(from: item(origin, others.count), direction).nearest(of: items, isWide: isWide)
  }

  @Test("an item in the depth of the origin is nearer than one that is closer on screen but far behind")
  func depth() {
    let origin = (Self.box(0, 0, 40, 40), 100.0)
    let (behind, beside) = ((Self.box(45, 0, 30, 30), -100.0), (Self.box(90, 10, 36, 36), 60.0))
    #expect(Self.nearest(.right, of: origin, [behind, beside]) == 1)
    #expect(Self.nearest(.right, of: origin, [behind]) == 0, "it is the only one")
  }

  @Test("in any grid, whatever its cells' shape and spacing, a key leads one row or one column on")
  func grids() {
    let seed: UInt64 = 0xF0C5
    var random = SplitMix64(seed: seed)
    for round in 0..<60 {
      let (columns, rows) = (Int.random(in: 1...6, using: &random), Int.random(in: 1...6, using: &random))
      let width = Double.random(in: 10...300, using: &random)
      let height = Double.random(in: 10...300, using: &random)
      let spacing = Double.random(in: 0...8, using: &random)
      let cells = (0..<rows * columns).map { index in
        Self.box(
          Double(index % columns) * (width + spacing), Double(index / columns) * (height + spacing), width,
          height)
      }
      for index in cells.indices {
        let (row, column) = (index / columns, index % columns)
        let expected: [FocusSearch.Direction: Int?] = [
          .up: row > 0 ? index - columns : nil, .down: row + 1 < rows ? index + columns : nil,
          .left: column > 0 ? index - 1 : nil, .right: column + 1 < columns ? index + 1 : nil,
        ]
        for (direction, target) in expected {
          let found = Self.nearest(direction, of: cells[index], cells)
          #expect(found == target, "seed \(seed), round \(round), cell \(index), \(direction)")
        }
      }
    }
  }

  // A column of one tall item beside one of three small ones:
  //   0 1
  //   0 2
  //   0 3
  @Test("beside a tall item the one opposite its middle is taken, and from each of them the tall one")
  func tall() {
    let items = [
      Self.box(0, 0, 100, 300), Self.box(100, 0, 100, 100), Self.box(100, 100, 100, 100),
      Self.box(100, 200, 100, 100),
    ]
    #expect(Self.nearest(.right, of: items[0], items) == 2)
    for item in 1...3 { #expect(Self.nearest(.left, of: items[item], items) == 0) }
    #expect(Self.nearest(.down, of: items[1], items) == 2)
    #expect(Self.nearest(.down, of: items[0], items) == nil)
    #expect(Self.nearest(.down, of: items[3], items) == nil)
  }

  @Test("what lies beyond but aside counts only in a wide search")
  func ragged() {
    let items = [Self.box(0, 100, 100, 100), Self.box(100, 100, 100, 100)]
    let origin = Self.box(300, 0, 100, 100)
    #expect(Self.nearest(.down, of: origin, items) == nil)
    #expect(Self.nearest(.down, of: origin, items, isWide: true) == 1)
    #expect(Self.nearest(.up, of: origin, items, isWide: true) == nil)
  }

  // Eight squares on a circle, clockwise from the top. At 45° the next ones are seen straight ahead or below.
  @Test("around a circle the keys lead where the eye does")
  func circle() {
    let items = (0..<8).map { index in
      let angle = Double(index) * .pi / 4
      return Self.box(300 * sin(angle) - 50, -300 * cos(angle) - 50, 100, 100)
    }
    #expect(Self.nearest(.right, of: items[0], items) == 1)
    #expect(Self.nearest(.down, of: items[1], items) == 2)
    #expect(Self.nearest(.down, of: items[2], items) == 3)
    #expect(Self.nearest(.left, of: items[3], items) == 4)
    #expect(Self.nearest(.left, of: items[0], items) == 7)
    #expect(Self.nearest(.right, of: items[2], items) == nil)
    #expect(Self.nearest(.down, of: items[0], items) == 4)
  }

  @Test("nothing is found among nothing, or where numbers are not finite")
  func nothing() {
    let origin = Self.box(0, 0, 10, 10)
    for direction in FocusSearch.Direction.allCases {
      #expect(Self.nearest(direction, of: origin, []) == nil)
      #expect(Self.nearest(direction, of: origin, [origin]) == nil)
      #expect(Self.nearest(direction, of: origin, [Self.box(.nan, 0, 10, 10)], isWide: true) == nil)
    }
  }
}
