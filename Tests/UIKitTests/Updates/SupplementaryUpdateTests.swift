import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Behaviour.md 3.11: headers that the layout says come and go in an update.
  @MainActor
  @Suite("Headers in updates")
  struct SupplementaryUpdateTests {
    /// A flow with headers of 40 that says of some that they are others now.
    private final class Layout: UICollectionViewFlowLayout {
      var inserted: [IndexPath] = []
      var deleted: [IndexPath] = []

      override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        inserted
      }

      override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        deleted
      }
    }

    private let layout = Layout()
    private let source = PlainSource([2])
    private let seconds = TestSeconds()
    private let view: UICollectionView
    private let kind = UICollectionView.elementKindSectionHeader

    init() {
      layout.headerReferenceSize = CGSize(width: 200, height: 40)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
      view.dataSource = source
      view.layoutIfNeeded()
    }

    private var header: UICollectionReusableView? {
      view.supplementaryView(forElementKind: kind, at: [0, 0])
    }

    private func update() {
      seconds.tick(0)
      view.performBatchUpdates(nil)
      seconds.tick(0)
    }

    @Test("a header without an update keeps its view")
    func same() throws {
      let old = try #require(header)
      update()
      #expect(header === old)
    }

    @Test("§3.11 one that goes, or comes, has another view; the old one fades out", arguments: [true, false])
    func another(isDeleted: Bool) throws {
      let old = try #require(header)
      if isDeleted { layout.deleted = [[0, 0]] } else { layout.inserted = [[0, 0]] }
      update()
      let new = try #require(header)
      #expect(new !== old && old.superview === view)
      #expect(new.layer.presentation()?.opacity == 0 && old.layer.opacity == 0)
      seconds.tick(0.31)
      #expect(old.superview == nil && new.layer.presentation() == nil && new.layer.opacity == 1)
    }
  }
}
