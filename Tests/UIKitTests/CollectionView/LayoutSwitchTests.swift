import Testing
import UIKit

@MainActor
@Suite("Another layout")
struct LayoutSwitchTests {
  final class Witness: UICollectionViewFlowLayout {
    var name = ""
    var note: (String) -> Void = { _ in }
    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
      super.prepareForTransition(to: newLayout)
      note("\(name) to \((newLayout as? Witness)?.name ?? "?")")
    }
    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
      super.prepareForTransition(from: oldLayout)
      note("\(name) from \((oldLayout as? Witness)?.name ?? "?")")
    }
    override func finalizeLayoutTransition() {
      super.finalizeLayoutTransition()
      note("\(name) final")
    }
  }

  @Test("§4.2 both layouts are called before, and again when the new attributes are gathered")
  func calls() {
    var log: [String] = []
    let (old, new) = (Witness(), Witness())
    for (layout, name) in [(old, "old"), (new, "new")] {
      layout.name = name
      layout.note = { log.append($0) }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: old)
    view.layoutIfNeeded()
    #expect(log.isEmpty)
    view.collectionViewLayout = new
    #expect(log == ["old to new", "new from old"])
    view.layoutIfNeeded()
    #expect(log == ["old to new", "new from old", "old final", "new final"])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.count == 4)
  }

  @Test("a layout that shows items elsewhere than where they stand says how far to scroll for one")
  func itemScrolling() {
    final class Wheel: UICollectionViewFlowLayout, UICollectionViewLayoutItemScrolling {
      func contentOffset(toShowItemAt indexPath: IndexPath) -> CGPoint? {
        CGPoint(x: 0, y: CGFloat(indexPath.item) * 7)
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: Wheel())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.scrollToItem(at: IndexPath(item: 6, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 42)
  }
}
