import Glibc

/// What the order and the filters of an album need of the index, for one picture.
struct IndexedFacts: Hashable, Sendable {
  /// When the file was last changed before it was read, in nanoseconds since 1970.
  private let modified: Int64
  /// The size of the file when it was read.
  private let byteCount: Int64
  /// The size of the upright picture in pixels; 0 if it cannot be read.
  let width, height: Int32
  /// When the picture was taken, in nanoseconds since 1970, if the clock of the camera showed local time; nil if unknown.
  let taken: Int64?
  /// The dominant colour; nil if unknown.
  let color: DominantColor?

  init(_ picture: IndexedPicture) {
    modified = picture.seconds &* 1_000_000_000 &+ picture.nanoseconds
    byteCount = picture.byteCount
    (width, height) = (Int32(clamping: picture.width), Int32(clamping: picture.height))
    (taken, color) = (picture.date.flatMap(Self.time), picture.color)
  }

  /// Whether the file is still as it was read.
  func isCurrent(_ record: FileRecord) -> Bool { modified == record.modified && byteCount == record.size }

  /// The shape of the picture; nil if it cannot be read.
  var orientation: AlbumArrangement.Orientation? {
    width > 0 && height > 0 ? AlbumArrangement.Orientation(width: Int(width), height: Int(height)) : nil
  }

  /// Reads a date such as “2026:11:22 19:07:02”.
  private static func time(_ text: String) -> Int64? {
    let numbers = text.split { !$0.isNumber }.compactMap { CInt($0) }
    guard numbers.count == 6 else { return nil }
    var parts = tm()
    (parts.tm_year, parts.tm_mon, parts.tm_mday) = (numbers[0] - 1900, numbers[1] - 1, numbers[2])
    (parts.tm_hour, parts.tm_min, parts.tm_sec) = (numbers[3], numbers[4], numbers[5])
    parts.tm_isdst = -1
    let time = mktime(&parts)
    return time == -1 ? nil : Int64(time) &* 1_000_000_000
  }
}

extension DominantColor {
  /// The place in an order by colour: by hue, then by brightness; greys at the end.
  var place: Int64 { Int64((hue ?? 1) * 3600) * 1000 + Int64(brightness) }
}
