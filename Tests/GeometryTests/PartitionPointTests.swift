import Geometry
import Testing

/// The point up to which a condition holds, looked for in all ranges up to 20 numbers, from everywhere.
struct PartitionPointTests {
  @Test("it is found, from wherever it is looked for, and nothing outside of the range is asked about")
  func points() {
    for length in 0...20 {
      let range = -3..<length - 3
      for point in range.lowerBound...range.upperBound {
        func holds(_ number: Int) -> Bool {
          #expect(range.contains(number))
          return number < point
        }
        #expect(range.partitionPoint(where: holds) == point)
        for guess in range.lowerBound - 2...range.upperBound + 2 {
          #expect(range.partitionPoint(near: guess, where: holds) == point)
        }
      }
    }
  }

  @Test("near the guess few numbers are asked about, however long the range")
  func questions() {
    for distance in [0, 1, 5, 100] {
      for point in [500_000 - distance, 500_000 + distance] {
        var count = 0
        let found = (0..<1_000_000).partitionPoint(near: 500_000) { number in
          count += 1
          return number < point
        }
        // Doubled steps to beyond the distance, and as many halvings back.
        #expect(found == point && count <= 2 * (Int.bitWidth - distance.leadingZeroBitCount) + 3)
      }
    }
  }
}
