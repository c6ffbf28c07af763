import Foundation

/// The costs of layouts, read from a table of tab-separated values.
///
/// A line that begins with `#` describes the measurement. All other lines have seven columns: the page, the work, the
/// number of items, the median and the 90th percentile of the time in nanoseconds, the number of allocations, and the
/// bytes kept. The last is empty if nothing was kept.
struct CostTable {
  /// The reason why a table cannot be read.
  struct ReadingError: Error, CustomStringConvertible {
    let line: String
    var description: String {
      "A line of the table of costs does not have seven columns with numbers: \(line)"
    }
  }

  private struct Row {
    let page: String
    let work: String
    let itemCount: Int
    let cost: String
  }

  private var rows: [Row] = []
  /// The conditions of the measurement.
  private var note = ""

  /// Reads a table.
  init(path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#") {
        note = line.dropFirst().trimmingCharacters(in: .whitespaces)
        continue
      }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count == 7, let itemCount = Int(cells[2]), let time = Double(cells[3]),
        Double(cells[4]) != nil, let allocations = Int(cells[5]), cells[6].isEmpty || Int(cells[6]) != nil
      else { throw ReadingError(line: String(line)) }
      let parts =
        [Self.text(time: time), allocations == 1 ? "1 allocation" : "\(allocations.formatted) allocations"]
        + (Int(cells[6]).map { [Self.text(bytes: $0)] } ?? [])
      rows.append(
        Row(page: cells[0], work: cells[1], itemCount: itemCount, cost: parts.joined(separator: ", ")))
    }
  }

  /// Returns the costs of a layout for its page, with the conditions of the measurement.
  func insertion(for page: String) -> Insertion {
    Insertion(marker: "<!-- cost \(page) -->", lines: table(for: page) + ["", note])
  }

  /// Returns the costs of all layouts for the page about the benchmarks.
  func insertion(forAll pages: [String]) -> Insertion {
    Insertion(
      marker: "<!-- costs -->",
      lines: [note] + pages.flatMap { ["", "### \($0)", ""] + table(for: $0) })
  }

  /// Returns the lines of a layout's table: a row for each work, a column for each number of items.
  private func table(for page: String) -> [String] {
    let rows = rows.filter { $0.page == page }
    let itemCounts = Set(rows.map(\.itemCount)).sorted()
    var works: [String] = []
    for row in rows where !works.contains(row.work) { works.append(row.work) }
    var lines = [
      "| What | " + itemCounts.map { "\($0.formatted) items" }.joined(separator: " | ") + " |",
      "|" + String(repeating: " --- |", count: itemCounts.count + 1),
    ]
    for work in works {
      let cells = itemCounts.map { count in
        rows.first { $0.work == work && $0.itemCount == count }?.cost ?? "–"
      }
      lines.append("| \(work) | " + cells.joined(separator: " | ") + " |")
    }
    return lines
  }

  private static func text(time nanoseconds: Double) -> String {
    let units = [("ns", 1.0), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)]
    let (unit, factor) = units.last { nanoseconds >= $0.1 } ?? units[0]
    let number = nanoseconds / factor
    return
      (number >= 10 || number == number.rounded()
      ? "\(Int(number.rounded()))" : String(format: "%.1f", number)) + " \(unit)"
  }

  private static func text(bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes kept"
    case ..<1_000_000: "\((bytes + 500) / 1000) KB kept"
    default: String(format: "%g MB kept", (Double(bytes) / 1e5).rounded() / 10)
    }
  }
}

extension Int {
  /// The number with commas between thousands.
  fileprivate var formatted: String {
    let digits = Array(String(self))
    return digits.indices.reduce("") { text, place in
      text + (place > 0 && (digits.count - place).isMultiple(of: 3) ? "," : "") + String(digits[place])
    }
  }
}
