extension Collection<FileName> {
  /// Returns the names in natural order.
  ///
  /// Names are compared by a prefix that is encoded once for each, and byte by byte only if these are equal: a folder of
  /// thousands of pictures is sorted before the first one is shown.
  ///
  /// - Complexity: O(*n* · log *n*)
  func naturallySorted() -> [FileName] {
    let names = Array(self)
    let skipped = names.numberOfBytesInCommon
    var order = names.indices.map { NaturalPrefix(of: names[$0].bytes, from: skipped, index: $0) }
    order.sort { $0.precedes($1) ?? (names[$0.index] < names[$1.index]) }
    return order.map { names[$0.index] }
  }
}

extension [FileName] {
  /// How many bytes all names begin with, without extensions, and without the digits before the first difference: they may
  /// be part of a number.
  fileprivate var numberOfBytesInCommon: Int {
    guard let first = first?.bytes else { return 0 }
    var count = FileName.indexOfExtension(in: first)
    for name in self.dropFirst() {
      count = Swift.min(count, FileName.indexOfExtension(in: name.bytes))
      for index in 0..<count where name.bytes[index] != first[index] {
        count = index
        break
      }
    }
    while count > 0, first[count - 1].isASCIIDigit { count -= 1 }
    return count
  }
}

/// The first sixteen bytes of a name in an encoding whose bytes are in natural order.
private struct NaturalPrefix {
  private var high: UInt64 = 0
  private var low: UInt64 = 0
  let index: Int

  /// Encodes a name from a byte on. A sequence of digits is a zero, the number of digits without leading zeros, and these
  /// digits; letters are in lower case.
  init(of bytes: [UInt8], from start: Int, index: Int) {
    self.index = index
    let dot = FileName.indexOfExtension(in: bytes)
    var (position, length) = (start, 0)
    func append(_ byte: UInt8, to prefix: inout NaturalPrefix) {
      let shifted = UInt64(byte) &<< UInt64(56 - length % 8 * 8)
      if length < 8 { prefix.high |= shifted } else { prefix.low |= shifted }
      length += 1
    }
    while length < 16, position < bytes.count {
      guard bytes[position].isASCIIDigit else {
        append(position == dot ? FileName.extensionRank : bytes[position].asciiLowercased, to: &self)
        position += 1
        continue
      }
      let end = bytes[position...].firstIndex { !$0.isASCIIDigit } ?? bytes.count
      let first = bytes[position..<end].firstIndex { $0 != UInt8(ascii: "0") } ?? end
      append(UInt8(ascii: "0"), to: &self)
      if length < 16 { append(UInt8(Swift.min(end - first, 255)), to: &self) }
      // Longer sequences are compared in full.
      guard end - first < 255 else { return }
      position = first
      while length < 16, position < end {
        append(bytes[position], to: &self)
        position += 1
      }
    }
  }

  /// Whether the name comes before another in natural order; nil if the prefixes do not tell.
  func precedes(_ other: NaturalPrefix) -> Bool? {
    if high != other.high { return high < other.high }
    return low == other.low ? nil : low < other.low
  }
}
