import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Three sections of ten rows, 100 points high each; three rows are seen.
  @MainActor
  @Suite("The section index of titles that leads to items")
  struct SectionIndexTests {
    final class Source: NSObject, UICollectionViewDataSource {
      var titles: [String]? = ["A", "B", "C", "D"]
      var asked: [String] = []

      func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        10
      }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }

      func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
      ) -> IndexPath {
        asked.append("\(title) \(index)")
        return IndexPath(item: index, section: 1)
      }
    }

    let stage: Stage
    var window: UIWindow { stage.window }
    let view: UICollectionView
    let source = Source()
    var fingers: Fingers { stage.finger }

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 200, height: 100)
      layout.minimumLineSpacing = 0
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      stage = Stage(view)
    }

    /// The titles seen, from top to bottom, with where their middles are in the window.
    var seen: [(title: String?, y: CGFloat)] {
      func labels(_ view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels($0) }
      }
      return labels(view).map { ($0.text, $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: window).y) }
        .sorted { $0.1 < $1.1 }
    }

    @Test("a finger on a title scrolls to its item, one that goes on over titles to theirs, each once")
    func follow() {
      // Four titles of 18 points about the middle at 150: from 114 to 186.
      #expect(seen.map(\.title) == ["A", "B", "C", "D"])
      #expect(seen.map(\.y) == [123, 141, 159, 177])
      fingers.down(190, 123)
      fingers.wait(0.05)
      #expect(view.contentOffset.y == 1000)
      fingers.move(190, 160)
      fingers.wait(0.05)
      #expect(view.contentOffset.y == 1200)
      fingers.move(190, 400)
      fingers.up()
      #expect(source.asked == ["A 0", "C 2", "D 3"])
      #expect(view.contentOffset.y == 1300)
      #expect(view.indexPathsForSelectedItems == [])
      fingers.wait(1)
      // It stands where it stood.
      #expect(seen.map(\.y) == [123, 141, 159, 177])
    }

    @Test("a finger beside the titles scrolls as ever")
    func beside() {
      fingers.down(100, 250)
      fingers.wait(0.01)
      fingers.move(100, 140)
      #expect(view.contentOffset.y == 100)
      fingers.up()
    }

    @Test("titles are asked for with the data, and go when there are none")
    func reload() {
      source.titles = nil
      view.reloadData()
      view.layoutIfNeeded()
      #expect(seen.isEmpty)
      source.titles = ["Z"]
      view.reloadData()
      view.layoutIfNeeded()
      #expect(seen.map(\.title) == ["Z"])
    }

    @Test("a title without a destination leads to the section of its index")
    func defaults() {
      final class Plain: NSObject, UICollectionViewDataSource {
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          UICollectionViewCell()
        }
      }
      let source: any UICollectionViewDataSource = Plain()
      #expect(source.indexTitles?(for: view) == .some(nil))
      #expect(
        source.collectionView?(view, indexPathForIndexTitle: "B", at: 1) == IndexPath(item: 0, section: 1))
      let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      #expect(controller.indexTitles(for: view) == nil)
      #expect(
        controller.collectionView(view, indexPathForIndexTitle: "C", at: 2) == IndexPath(item: 0, section: 2))
    }
  }
}
