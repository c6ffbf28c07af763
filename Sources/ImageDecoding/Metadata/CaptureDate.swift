/// A date and time by the clock of a camera, in a time zone that the file may not state.
public struct CaptureDate: Hashable, Comparable, Sendable {
  /// The year of the Gregorian calendar.
  public var year: Int
  /// From 1 to 12.
  public var month: Int
  /// From 1 to 31.
  public var day: Int
  /// From 0 to 23.
  public var hour: Int
  /// From 0 to 59.
  public var minute: Int
  /// From 0 to 60, a leap second.
  public var second: Int
  /// The difference to UTC, in minutes; nil if it is unknown.
  public var offsetFromUTC: Int?

  /// Reads EXIF's format “2026:11:22 19:07:02”, and “+01:00” for the difference to UTC; nil if it is invalid.
  init?(exif text: String?, offset: String?) {
    guard let text else { return nil }
    let numbers = text.split(whereSeparator: { " :-/T".contains($0) }).map { Int($0) }
    guard numbers.count >= 5, let year = numbers[0], let month = numbers[1], let day = numbers[2],
      let hour = numbers[3], let minute = numbers[4], (1...9999).contains(year), (1...12).contains(month),
      (1...31).contains(day), (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    (self.year, self.month, self.day, self.hour, self.minute) = (year, month, day, hour, minute)
    let second = numbers.count > 5 ? numbers[5] ?? 0 : 0
    self.second = (0...60).contains(second) ? second : 0
    offsetFromUTC = offset.flatMap { Self.minutes(of: $0) }
  }

  private static func minutes(of offset: String) -> Int? {
    if offset == "Z" { return 0 }
    let parts = offset.dropFirst().split(separator: ":").map { Int($0) }
    guard let sign = offset.first, sign == "+" || sign == "-", parts.count == 2, let hours = parts[0],
      let minutes = parts[1], (0...14).contains(hours), (0...59).contains(minutes)
    else { return nil }
    return (sign == "-" ? -1 : 1) * (hours * 60 + minutes)
  }

  /// Compares the local dates and times. The offset from UTC is ignored.
  public static func < (a: CaptureDate, b: CaptureDate) -> Bool {
    let first = [a.year, a.month, a.day, a.hour, a.minute, a.second]
    return first.lexicographicallyPrecedes([b.year, b.month, b.day, b.hour, b.minute, b.second])
  }
}
