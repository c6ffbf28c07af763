import Glibc

/// A month in local time.
struct Month: Hashable, Comparable {
  let (year, month): (Int, Int)

  /// - Parameter time: Nanoseconds since 1970.
  init(of time: Int64) {
    var seconds = time_t(time / 1_000_000_000)
    var parts = tm()
    localtime_r(&seconds, &parts)
    (year, month) = (Int(parts.tm_year) + 1900, Int(parts.tm_mon))
  }

  var title: String { GalleryText.title(ofMonth: month, year: year) }

  static func < (left: Month, right: Month) -> Bool { (left.year, left.month) < (right.year, right.month) }
}

extension AlbumArrangement.Period {
  /// The times of the period, in nanoseconds since 1970.
  ///
  /// - Parameter now: The present time, in seconds since 1970.
  func times(now: Int) -> Range<Int64> {
    switch self {
    case .lastDays(let count):
      var seconds = time_t(now)
      var parts = tm()
      localtime_r(&seconds, &parts)
      (parts.tm_hour, parts.tm_min, parts.tm_sec, parts.tm_isdst) = (0, 0, 0, -1)
      parts.tm_mday -= CInt(clamping: count - 1)
      return Int64(mktime(&parts)) * 1_000_000_000..<Int64.max
    case .year(let year):
      let (start, end) = (Self.start(ofYear: year), Self.start(ofYear: year + 1))
      return start..<max(start, end)
    }
  }

  /// When a year begins in local time, in nanoseconds since 1970.
  static func start(ofYear year: Int) -> Int64 {
    var parts = tm()
    (parts.tm_year, parts.tm_mday, parts.tm_isdst) = (CInt(clamping: year - 1900), 1, -1)
    return Int64(mktime(&parts)).multipliedReportingOverflow(by: 1_000_000_000).partialValue
  }
}
