extension FileName: Comparable {
  /// Natural order: runs of digits by their value, ASCII letters without regard to case, and other bytes by
  /// theirs; names that are equal so far by their bytes.
  ///
  /// A run of digits may be of any length; where it meets another byte it stands in the place of the digits,
  /// which makes this a total order.
  public static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.withUnsafeBufferPointer { left in
      right.bytes.withUnsafeBufferPointer { right in
        switch naturalOrder(left, right) {
        case 0: left.lexicographicallyPrecedes(right)
        case let order: order < 0
        }
      }
    }
  }

  /// Below zero when the left name stands first, above when the right one does.
  private static func naturalOrder(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var l = 0
    var r = 0
    while l < left.count, r < right.count {
      if left[l].isASCIIDigit, right[r].isASCIIDigit {
        let leftRun = significantDigits(of: left, from: &l)
        let rightRun = significantDigits(of: right, from: &r)
        if leftRun.count != rightRun.count { return leftRun.count - rightRun.count }
        for (a, b) in zip(leftRun, rightRun) where a != b { return Int(a) - Int(b) }
      } else {
        let (a, b) = (left[l].asciiLowercased, right[r].asciiLowercased)
        if a != b { return Int(a) - Int(b) }
        l += 1
        r += 1
      }
    }
    return (left.count - l) - (right.count - r)
  }

  /// The digits that begin at an index, without leading zeros; the index moves behind them.
  private static func significantDigits(
    of bytes: UnsafeBufferPointer<UInt8>, from index: inout Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    while index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    return bytes[start..<index]
  }
}
