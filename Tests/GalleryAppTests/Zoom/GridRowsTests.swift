import TestSupport
import Testing

@testable import GalleryApp

@Suite("Rows of a grid between two numbers of columns")
struct GridRowsTests {
  private static func arrangement(_ columns: Int, using random: inout SplitMix64) -> GridArrangement {
    GridArrangement(columns: columns, leads: [0: Int.random(in: 0..<columns, using: &random)])
  }

  @Test("at rest, pictures follow each other from the first free position on", arguments: UInt64(0)..<20)
  func rest(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columns = Int.random(in: 1...40, using: &random)
    let arrangement = Self.arrangement(columns, using: &random)
    let count = Int.random(in: 1...500, using: &random)
    let rows = GridRows(
      count: count, inSection: 0, from: arrangement, to: arrangement, progress: 0,
      pin: Int.random(in: 0..<count, using: &random))
    var (row, column) = (0, arrangement.leads[0] ?? 0)
    for item in 0..<count {
      let place = rows.place(of: item)
      #expect(abs(place.row - Double(row)) < 1e-9 && abs(place.column - Double(column)) < 1e-9)
      #expect(rows.opacity(atColumn: place.column) > 1 - 1e-9)
      column += 1
      if column == columns { (row, column) = (row + 1, 0) }
    }
    #expect(rows.rowCount == Double(column == 0 ? row : row + 1))
  }

  @Test("the pictures in some rows are those whose place is there", arguments: UInt64(0)..<50)
  func query(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columns = Int.random(in: 1...39, using: &random)
    let count = Int.random(in: 1...400, using: &random)
    let rows = GridRows(
      count: count, inSection: 0, from: Self.arrangement(columns, using: &random),
      to: Self.arrangement(columns + 1, using: &random), progress: Double.random(in: 0...1, using: &random),
      pin: Int.random(in: 0..<count, using: &random))
    let start = Double.random(in: -5...50, using: &random)
    let end = start + Double.random(in: 0...10, using: &random)
    let found = Set(rows.items(inRows: start...end))
    for item in 0..<count {
      let row = rows.place(of: item).row
      // A picture overlaps the interval if its row, which is one high, does. Rows are not queried more exactly than that.
      if row < end, row + 1 > start { #expect(found.contains(item), "seed \(seed), item \(item)") }
      if row > end + 1e-9 || row + 1 < start - 1e-9 {
        #expect(!found.contains(item), "seed \(seed), item \(item)")
      }
    }
  }

  @Test("a picture moves continuously, or is transparent", arguments: UInt64(0)..<8)
  func continuity(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let columns = Int.random(in: 1...20, using: &random)
    let count = 300
    let (start, end) = (
      Self.arrangement(columns, using: &random), Self.arrangement(columns + 1, using: &random)
    )
    let pin = Int.random(in: 0..<count, using: &random)
    func rows(_ progress: Double) -> GridRows {
      GridRows(count: count, inSection: 0, from: start, to: end, progress: progress, pin: pin)
    }
    let steps = 2000
    for item in stride(from: 0, to: count, by: 17) {
      var last = rows(0).place(of: item)
      for step in 1...steps {
        let now = rows(Double(step) / Double(steps))
        let place = now.place(of: item)
        // A belt moves by a column for each row of distance, and an arrangement by less than its columns.
        let bound = (Double(count) + Double(columns) + 1) / Double(steps)
        if abs(place.column - last.column) > bound || abs(place.row - last.row) > bound {
          #expect(
            now.opacity(atColumn: place.column) <= 2 * bound, "seed \(seed), item \(item), step \(step)")
          #expect(now.opacity(atColumn: last.column) <= 2 * bound, "seed \(seed), item \(item), step \(step)")
        }
        last = place
      }
    }
  }
}
