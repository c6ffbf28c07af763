import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Selecting and finding among very many items. Work for each item and for each pair of items shows: with the latter,
  /// the first test would run for days.
  @MainActor
  @Suite("Selection and type select among many items")
  struct ManyItemsTests {
    /// A delegate that knows titles only, and counts how often it is asked.
    final class Titles: NSObject, UICollectionViewDelegate {
      var count = 0

      func collectionView(_ view: UICollectionView, typeSelectStringForItemAt path: IndexPath) -> String? {
        count += 1
        return "IMG \(path.item)"
      }
    }

    let stage: Stage
    let view: UICollectionView
    let source: PlainSource
    let delegate = Titles()
    var keys: Keys { stage.keys }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 150), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      source = PlainSource([400_000, 0, 600_000])
      view.dataSource = source
      view.delegate = delegate
      view.allowsMultipleSelection = true
      view.selectionFollowsFocus = true
      stage = Stage(view)
    }

    private var count: Int { view.indexPathsForSelectedItems?.count ?? 0 }
    private var selectedCells: Int { view.visibleCells.count { $0.isSelected } }

    @Test("a million items are selected and deselected by keys, again and again, and the cells show it")
    func allAndNone() {
      for _ in 0..<10 {
        keys.press(.character("a"), .control)
        #expect(selectedCells == view.visibleCells.count)
        keys.press(.escape)
        #expect(selectedCells == 0)
      }
      keys.press(.character("a"), .control)
      #expect(count == 1_000_000)
      keys.press(.home)
      #expect(view.indexPathsForSelectedItems == [[0, 0]] && selectedCells == 1)
      keys.press(.end, .shift)
      keys.wait(2)
      #expect(count == 1_000_000 && selectedCells == view.visibleCells.count)
      keys.press(.leftArrow, .shift)
      #expect(count == 999_999)
      view.deselectItem(at: [0, 5], animated: false)
      #expect(count == 999_998)
    }

    @Test("one item after the other, from the first to the last and from the last to the first")
    func oneByOne() {
      let paths = (0..<100_000).map { IndexPath(item: $0, section: 0) }
      for path in paths { view.selectItem(at: path, animated: false, scrollPosition: []) }
      #expect(count == 100_000)
      for path in paths { view.deselectItem(at: path, animated: false) }
      #expect(count == 0)
      for path in paths.reversed() { view.selectItem(at: path, animated: false, scrollPosition: []) }
      #expect(view.indexPathsForSelectedItems?.first == paths.last)
      view.selectItem(at: nil, animated: false, scrollPosition: [])
      #expect(count == 0)
    }

    @Test("a name that no item has is searched for once; a longer one asks nobody again")
    func typing() {
      keys.type("i")
      #expect(delegate.count == 1)
      keys.type("mg 77")
      // As before from the focused item on. None of the questions is repeated for the same letters.
      #expect(view.indexPathsForSelectedItems == [[0, 77]])
      #expect(delegate.count <= 1 + 4 + 8 + 78)
      keys.wait(2)
      delegate.count = 0
      keys.type("xyz")
      #expect(delegate.count <= 1_000_001)
    }

    @Test("a character that continues a name belongs to it, also if no name goes on like this")
    func continuing() {
      final class Responder: UIView {
        var typed = ""

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
          typed += presses.compactMap { $0.key?.characters }.joined()
        }
      }
      let responder = Responder(frame: view.frame)
      view.superview?.addSubview(responder)
      responder.addSubview(view)
      view.becomeFirstResponder()
      keys.type("img[")
      #expect(responder.typed.isEmpty)
      keys.wait(2)
      // No name begins like this, so that the characters may have another meaning, each of them.
      keys.type("[[")
      #expect(responder.typed == "[[")
    }
  }
}
