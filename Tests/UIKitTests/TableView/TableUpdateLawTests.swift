import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  /// Random updates of rows and sections through a table view, against the plain model that its data source shows.
  @MainActor
  @Suite("Laws of updates in table views")
  struct TableUpdateLawTests {
    /// A change of the model and its report to the table view.
    private struct Batch {
      var report: [(UITableView) -> Void] = []
      var words: [String] = []
    }

    private static let animations: [UITableView.RowAnimation] = [
      .fade, .left, .right, .top, .bottom, .middle, .none, .automatic,
    ]

    /// Changes the sections at random. The list afterwards is built row by row.
    private func change(
      _ sections: inout [[String]], _ name: inout Int, _ random: inout SplitMix64
    ) -> Batch {
      var batch = Batch()
      func animation() -> UITableView.RowAnimation {
        Self.animations.randomElement(using: &random) ?? .fade
      }
      func add(_ words: String, _ report: @escaping (UITableView) -> Void) {
        batch.words.append(words)
        batch.report.append(report)
      }
      var moved: [(row: String, from: IndexPath)] = []
      var next: [[String]] = []
      for (section, rows) in sections.enumerated() {
        if sections.count > 1, !next.isEmpty || section < sections.count - 1,
          Int.random(in: 0..<7, using: &random) == 0
        {
          let animation = animation()
          add("delete section \(section)") { $0.deleteSections([section], with: animation) }
          continue
        }
        var rest: [String] = []
        for (row, text) in rows.enumerated() {
          let path = IndexPath(row: row, section: section)
          let animation = animation()
          switch Int.random(in: 0..<8, using: &random) {
          case 0: add("delete \(section).\(row)") { $0.deleteRows(at: [path], with: animation) }
          case 1: moved.append((text, path))
          case 2:
            add("reload \(section).\(row)") { $0.reloadRows(at: [path], with: animation) }
            rest.append(text)
          default: rest.append(text)
          }
        }
        next.append(rest)
      }
      for _ in 0..<Int.random(in: 0...1, using: &random) {
        let target = Int.random(in: 0...next.count, using: &random)
        next.insert(
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            name += 1
            return "\(name)"
          }, at: target)
        let animation = animation()
        add("insert section \(target)") { $0.insertSections([target], with: animation) }
      }
      var origins: [String: IndexPath] = [:]
      var inserted: Set<String> = []
      for (row, origin) in moved {
        let target = Int.random(in: 0..<next.count, using: &random)
        next[target].insert(row, at: .random(in: 0...next[target].count, using: &random))
        origins[row] = origin
      }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        name += 1
        let target = Int.random(in: 0..<next.count, using: &random)
        next[target].insert("\(name)", at: .random(in: 0...next[target].count, using: &random))
        inserted.insert("\(name)")
      }
      for (section, rows) in next.enumerated() {
        for (row, text) in rows.enumerated() {
          let path = IndexPath(row: row, section: section)
          let animation = animation()
          if inserted.contains(text) {
            add("insert \(section).\(row)") { $0.insertRows(at: [path], with: animation) }
          }
          if let origin = origins[text] {
            add("move \(origin.section).\(origin.row) to \(section).\(row)") {
              $0.moveRow(at: origin, to: path)
            }
          }
        }
      }
      sections = next
      return batch
    }

    /// The height of a row, from its name.
    private func height(_ text: String) -> CGFloat { CGFloat((Int(text) ?? 0) % 5) * 8 + 30 }

    /// What a table view shows that does not follow from the model.
    private func contradictions(_ screen: TableScreen, _ sectionHeader: CGFloat) -> [String] {
      let table = screen.table
      var found: [String] = []
      guard table.numberOfSections == screen.sections.count else {
        return ["\(table.numberOfSections) sections instead of \(screen.sections.count)"]
      }
      for section in screen.sections.indices
      where table.numberOfRows(inSection: section) != screen.sections[section].count {
        found.append("\(table.numberOfRows(inSection: section)) rows in section \(section)")
      }
      guard found.isEmpty else { return found }
      // Everything that was on screen is measured, and the rest is below.
      var bottom: CGFloat = 0
      for (section, rows) in screen.sections.enumerated() {
        bottom += sectionHeader
        for (row, text) in rows.enumerated() {
          let path = IndexPath(row: row, section: section)
          let frame = table.rectForRow(at: path)
          if abs(frame.minY - bottom) > 0.01 {
            found.append("\(section).\(row) begins at \(frame.minY), not \(bottom)")
          }
          if frame.height != height(text) { found.append("\(section).\(row) is \(frame.height) high") }
          bottom = frame.maxY
          guard frame.minY < table.bounds.maxY, frame.maxY > table.bounds.minY else { continue }
          let cell = table.cellForRow(at: path)
          if cell?.textLabel?.text != text {
            found.append("\(section).\(row) shows \(cell?.textLabel?.text ?? "nothing"), not \(text)")
          }
          if let cell, cell.convert(cell.bounds, to: table) != frame {
            found.append(
              "the cell of \(section).\(row) is at \(cell.convert(cell.bounds, to: table)), not \(frame)")
          }
        }
      }
      if abs(table.contentSize.height - bottom) > 0.01 { found.append("content \(table.contentSize.height)") }
      let visible = table.visibleCells.count
      if table.content.visibleCells.count != visible { found.append("a row on screen has no cell") }
      return found
    }

    @Test("the law finds a swapped row, a missing row, another height and a row at another position")
    func plantedFaults() {
      let screen = TableScreen([["1", "2", "3"], ["4"]])
      screen.table.sectionHeaderTopPadding = 0
      screen.heights = { [unowned screen] in height(screen.sections[$0.section][$0.row]) }
      screen.table.estimatedRowHeight = 0
      let stage = Stage(screen, size: CGSize(width: 320, height: 300))
      func found() -> [String] { contradictions(screen, 0) }
      #expect(found() == [])
      let sections = screen.sections
      screen.sections[0].swapAt(0, 1)
      #expect(!found().isEmpty)
      screen.sections = [["1", "2"], ["4"]]
      #expect(found() == ["3 rows in section 0"])
      screen.sections = sections
      #expect(found() == [])
      screen.table.performBatchUpdates { screen.heights = { _ in 31 } }
      stage.settle()
      #expect(found().contains { $0.hasSuffix("31.0 high") })
      screen.heights = { [unowned screen] in height(screen.sections[$0.section][$0.row]) }
      screen.table.performBatchUpdates(nil)
      stage.settle()
      #expect(found() == [])
      screen.cell(1)?.host?.frame.origin.y += 3
      #expect(found().count == 1)
    }

    @Test("after random updates, the table view shows the model", arguments: UInt64(0)..<60)
    func randomUpdates(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      var name = 0
      let screen = TableScreen(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          (0..<Int.random(in: 0...6, using: &random)).map { _ in
            name += 1
            return "\(name)"
          }
        })
      screen.table.sectionHeaderTopPadding = 0
      screen.heights = { [unowned screen] in height(screen.sections[$0.section][$0.row]) }
      screen.table.estimatedRowHeight = 0
      let stage = Stage(screen, size: CGSize(width: 320, height: 300))
      var words: [String] = []
      for step in 0..<8 {
        var sections = screen.sections
        let batch = change(&sections, &name, &random)
        words.append("step \(step): " + batch.words.joined(separator: ", "))
        let report = {
          screen.sections = sections
          for report in batch.report.shuffled(using: &random) { report(screen.table) }
        }
        if Bool.random(using: &random) {
          screen.table.performBatchUpdates(report)
        } else {
          screen.table.beginUpdates()
          report()
          screen.table.endUpdates()
        }
        // Sometimes the next update begins while rows still move, or after a scroll or a change of size.
        switch Int.random(in: 0..<4, using: &random) {
        case 0: stage.advance(by: 0.1)
        case 1:
          stage.advance(by: 0.05)
          screen.table.contentOffset.y = max(0, screen.table.contentSize.height - 300)
        case 2: stage.resize(to: CGSize(width: .random(in: 200...400, using: &random), height: 300))
        default: stage.settle()
        }
      }
      stage.settle()
      let found = contradictions(screen, 0)
      #expect(found.isEmpty, "seed \(seed): \(found.prefix(4)); \(words)")
    }
  }
}
