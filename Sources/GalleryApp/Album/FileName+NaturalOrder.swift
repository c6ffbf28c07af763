extension FileName: Comparable {
  /// Compares names in natural order: sequences of digits by value, ASCII letters case-insensitively, and other bytes
  /// by value. The extension comes after the rest of the name, so that a name comes before one that begins like it. Names
  /// that are equal by these rules are compared by their bytes.
  ///
  /// A sequence of digits may have any length. Compared with another byte, it is ordered like a digit, which makes this
  /// a total order.
  package static func < (left: FileName, right: FileName) -> Bool {
    left.bytes.withUnsafeBufferPointer { left in
      right.bytes.withUnsafeBufferPointer { right in
        switch naturalOrder(left, right) {
        case 0: left.lexicographicallyPrecedes(right)
        case let order: order < 0
        }
      }
    }
  }

  /// Returns a negative number if the left name comes first, and a positive number if the right one does.
  private static func naturalOrder(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Int {
    // Names in one folder often begin alike. Comparison starts at the first difference, or with the digits around it.
    let (leftDot, rightDot) = (indexOfExtension(in: left), indexOfExtension(in: right))
    // The same byte may be the dot of an extension in one name only.
    let common = leftDot == rightDot ? min(left.count, right.count) : min(leftDot, rightDot)
    var start = 0
    while start < common, left[start] == right[start] { start += 1 }
    while start > 0, left[start - 1].isASCIIDigit { start -= 1 }
    var (l, r) = (start, start)
    while l < left.count, r < right.count {
      if left[l].isASCIIDigit, right[r].isASCIIDigit {
        let leftRun = significantDigits(of: left, from: &l)
        let rightRun = significantDigits(of: right, from: &r)
        if leftRun.count != rightRun.count { return leftRun.count - rightRun.count }
        for (a, b) in zip(leftRun, rightRun) where a != b { return Int(a) - Int(b) }
      } else {
        let a = l == leftDot ? extensionRank : left[l].asciiLowercased
        let b = r == rightDot ? extensionRank : right[r].asciiLowercased
        if a != b { return Int(a) - Int(b) }
        l += 1
        r += 1
      }
    }
    return (left.count - l) - (right.count - r)
  }

  /// The byte as which the dot of an extension is compared: less than any byte of a name.
  static let extensionRank: UInt8 = 0

  /// Returns the digits that begin at an index, without leading zeros, and moves the index past them.
  private static func significantDigits(
    of bytes: UnsafeBufferPointer<UInt8>, from index: inout Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    while index < bytes.count, bytes[index] == UInt8(ascii: "0") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    return bytes[start..<index]
  }
}
