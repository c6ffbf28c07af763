import CollectionViewTesting
import Testing

@testable import UIKit

extension StagedTests {
  /// Rows that are dragged in a table and dropped, in a stage of 320 × 480 points. Rows are 44 points high.
  @MainActor
  @Suite("Drag and drop of rows")
  struct TableDragTests {
    private final class Words: UITableViewController, UITableViewDragDelegate, UITableViewDropDelegate {
      final class Cell: UITableViewCell {
        var states: [DragState] = []

        override func dragStateDidChange(_ dragState: DragState) {
          super.dragStateDidChange(dragState)
          states.append(dragState)
        }
      }

      var words = ["A", "B", "C", "D", "E"]
      var log: [String] = []
      var intent = UITableViewDropProposal.Intent.insertAtDestinationIndexPath
      var usesPlaceholder = false
      var context: (any UITableViewDropPlaceholderContext)?

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(Cell.self, forCellReuseIdentifier: "cell")
        tableView.dragDelegate = self
        tableView.dropDelegate = self
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        words.count
      }

      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = words[path.row]
        return cell
      }

      override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        // A placeholder is not a row of the data.
        words[path.row].isEmpty ? 0 : 44
      }

      func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at path: IndexPath
      ) -> [UIDragItem] {
        let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: words[path.row])))
        item.localObject = words[path.row]
        return [item]
      }

      func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        log.append("begin")
      }

      func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        log.append("end")
      }

      func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath path: IndexPath?
      ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: usesPlaceholder ? .copy : .move, intent: intent)
      }

      func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
      ) {
        let target = coordinator.destinationIndexPath
        let source = coordinator.items.first?.sourceIndexPath
        log.append("drop \(source.map { "\($0.row)" } ?? "-") on \(target.map { "\($0.row)" } ?? "-")")
        #expect(coordinator.proposal.intent == intent)
        guard let target, let source, let item = coordinator.items.first?.dragItem else { return }
        if usesPlaceholder {
          let placeholder = UITableViewDropPlaceholder(
            insertionIndexPath: target, reuseIdentifier: "cell", rowHeight: 70)
          placeholder.cellUpdateHandler = { $0.textLabel?.text = "Loading" }
          context = coordinator.drop(item, to: placeholder)
          return
        }
        tableView.performBatchUpdates {
          words.insert(words.remove(at: source.row), at: target.row)
          tableView.deleteRows(at: [source], with: .automatic)
          tableView.insertRows(at: [target], with: .automatic)
        }
        coordinator.drop(item, toRowAt: target)
      }
    }

    /// Lifts a row and drags it to a height in the window.
    private func drag(_ row: Int, to y: CGFloat, in stage: Stage) {
      let start = CGPoint(x: 100, y: CGFloat(row) * 44 + 22)
      stage.finger.down(at: start)
      stage.finger.wait(0.8)
      for step in 1...10 {
        stage.finger.wait(0.03)
        stage.finger.move(to: CGPoint(x: 100, y: start.y + (y - start.y) * CGFloat(step) / 10))
      }
      stage.finger.wait(0.5)
    }

    private func shown(_ words: Words) -> [String] {
      words.tableView.visibleCells.compactMap { $0.textLabel?.text }
    }

    @Test("a row is lifted, the others make room, and it moves to where it is dropped")
    func move() throws {
      let words = Words()
      let stage = Stage(words, size: CGSize(width: 320, height: 480))
      let cell = try #require(words.tableView.visibleCells.first as? Words.Cell)
      drag(0, to: 110, in: stage)
      #expect(words.tableView.hasActiveDrag && words.tableView.hasActiveDrop)
      #expect(cell.states == [.lifting, .dragging])
      #expect(words.log == ["begin"])
      stage.finger.up()
      stage.settle()
      #expect(words.words == ["B", "C", "A", "D", "E"])
      #expect(shown(words) == words.words)
      #expect(words.log == ["begin", "drop 0 on 2", "end"])
      #expect(!words.tableView.hasActiveDrag && !words.tableView.hasActiveDrop)
    }

    @Test("the drag of a row ends as any other when its table is released meanwhile")
    func releasedTable() {
      let stage = Stage(size: CGSize(width: 320, height: 480))
      weak var released: UITableView?
      do {
        let words = Words()
        words.tableView.frame = stage.window.bounds
        stage.window.addSubview(words.tableView)
        stage.settle()
        drag(0, to: 110, in: stage)
        #expect(words.tableView.hasActiveDrag && stage.window.subviews.count == 2)
        words.tableView.removeFromSuperview()
        released = words.tableView
      }
      stage.finger.move(to: CGPoint(x: 100, y: 200))
      stage.finger.up()
      stage.settle()
      #expect(released == nil && stage.window.subviews.isEmpty)
    }

    // Row 2 is from 88 to 132: its middle half from 99 to 121.
    @Test(
      "with the intent automatic, only the middle half of a row takes a drop",
      arguments: [(110.0, true), (126, false)])
    func automatic(y: Double, isInto: Bool) {
      let words = Words()
      words.intent = .automatic
      let stage = Stage(words, size: CGSize(width: 320, height: 480))
      let second = words.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
      drag(0, to: y, in: stage)
      // Over the middle of a row, the others make no room.
      #expect((second?.convert(CGPoint.zero, to: words.tableView).y == 44) == isInto)
      stage.finger.cancel()
      stage.settle()
      #expect(shown(words) == ["A", "B", "C", "D", "E"])
    }

    @Test("a placeholder has its own height and cell until its data has come, and its rows are not asked for")
    func placeholder() throws {
      let words = Words()
      words.usesPlaceholder = true
      let stage = Stage(words, size: CGSize(width: 320, height: 480))
      drag(0, to: 110, in: stage)
      stage.finger.up()
      stage.settle()
      #expect(shown(words) == ["A", "B", "Loading", "C", "D", "E"])
      #expect(words.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 70)
      words.tableView.beginUpdates()
      words.tableView.endUpdates()
      stage.settle()
      let context = try #require(words.context)
      #expect(context.commitInsertion { words.words.insert("New", at: $0.row) })
      stage.settle()
      #expect(shown(words) == ["A", "B", "New", "C", "D", "E"])
      #expect(words.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 44)
      #expect(!context.deletePlaceholder())
    }
  }
}
