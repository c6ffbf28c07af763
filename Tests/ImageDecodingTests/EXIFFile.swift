/// Writes EXIF data by the book (EXIF 2.32, TIFF 6.0), so that tests know every byte.
struct EXIFFile {
  enum Value {
    case text(String)
    case short(Int)
    case fraction(Int, Int)

    var type: Int {
      switch self {
      case .text: 2
      case .short: 3
      case .fraction: 5
      }
    }
  }

  var isBigEndian = false
  /// The entries of the first directory, by tag.
  var image: [(tag: Int, value: Value)] = []
  /// The entries about the exposure.
  var exposure: [(tag: Int, value: Value)] = []
  /// The number of bytes between the header and the first directory, as in a TIFF file with pixels.
  var padding = 0

  /// A TIFF structure.
  var bytes: [UInt8] {
    let imageStart = 8 + padding
    let imageEntries = image.count + (exposure.isEmpty ? 0 : 1)
    let exposureStart = imageStart + 2 + imageEntries * 12 + 4 + size(image)
    var file = Array((isBigEndian ? "MM" : "II").utf8)
    file += number(42, 2) + number(imageStart, 4)
    file += [UInt8](repeating: 0xEE, count: padding)
    guard !exposure.isEmpty else { return file + directory(image, at: imageStart, extra: []) }
    let reference = number(0x8769, 2) + number(4, 2) + number(1, 4) + number(exposureStart, 4)
    file += directory(image, at: imageStart, extra: reference)
    return file + directory(exposure, at: exposureStart, extra: [])
  }

  private func directory(_ entries: [(tag: Int, value: Value)], at start: Int, extra: [UInt8]) -> [UInt8] {
    var offset = start + 2 + entries.count * 12 + extra.count + 4
    var table = number(entries.count + extra.count / 12, 2)
    var values: [UInt8] = []
    for (tag, value) in entries {
      let data = data(of: value)
      let count = if case .text = value { data.count } else { 1 }
      table += number(tag, 2) + number(value.type, 2) + number(count, 4)
      if data.count <= 4 {
        table += data + [UInt8](repeating: 0, count: 4 - data.count)
      } else {
        table += number(offset, 4)
        values += data
        offset += data.count
      }
    }
    return table + extra + number(0, 4) + values
  }

  private func size(_ entries: [(tag: Int, value: Value)]) -> Int {
    entries.map { data(of: $0.value).count }.filter { $0 > 4 }.reduce(0, +)
  }

  private func data(of value: Value) -> [UInt8] {
    switch value {
    case .text(let text): Array(text.utf8) + [0]
    case .short(let short): number(short, 2)
    case .fraction(let numerator, let denominator): number(numerator, 4) + number(denominator, 4)
    }
  }

  private func number(_ number: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    return isBigEndian ? bytes.reversed() : bytes
  }
}
