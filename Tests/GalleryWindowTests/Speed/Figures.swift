import Foundation

/// Rows of a table.
enum Figures {
  /// Prints the median of times in seconds, their range and their number.
  static func print(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    guard let shortest = sorted.first, let longest = sorted.last else { return }
    let text = [sorted[sorted.count / 2], shortest, longest].map { String(format: "%.0f", 1_000 * $0) }
    Swift.print("| \(name) | \(text[0]) ms | \(text[1]) to \(text[2]) | \(times.count) |")
    fflush(nil)
  }

  /// Prints the median, the 95th percentile and the maximum of times in seconds, and their number.
  static func printPercentiles(_ name: String, _ times: [Double]) {
    guard !times.isEmpty else { return }
    let sorted = times.sorted()
    let text = [0.5, 0.95, 1].map { part in
      // The smallest time that this part of all does not exceed.
      String(format: "%.1f", 1_000 * sorted[Int((part * Double(sorted.count)).rounded(.up)) - 1])
    }
    Swift.print("| \(name) | \(text[0]) | \(text[1]) | \(text[2]) ms | \(times.count) |")
    fflush(nil)
  }
}
