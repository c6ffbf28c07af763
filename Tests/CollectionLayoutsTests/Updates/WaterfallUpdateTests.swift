import CollectionLayouts
import TestSupport
import Testing

@testable import UIKit

/// What a waterfall asks its delegate in a batch update, and what it knows of before.
@MainActor
@Suite("Updates of a waterfall")
struct WaterfallUpdateTests {
  /// Items by their lengths; the second section has columns of half the width.
  private final class Items: NSObject, UICollectionViewDataSource, CollectionViewDelegateWaterfallLayout {
    var sections: [[CGFloat]] = [[10, 20, 30, 40], [50, 60], [70]]
    var asked: [IndexPath] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      sections[section].count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: WaterfallLayout, lengthOfItemAt indexPath: IndexPath,
      columnWidth: CGFloat
    ) -> CGFloat? {
      asked.append(indexPath)
      return sections[indexPath.section][indexPath.item]
    }

    func collectionView(
      _ collectionView: UICollectionView, layout: WaterfallLayout, columnCountForSectionAt section: Int
    ) -> Int { section == 1 ? 2 : 1 }

    func takeAsked() -> [IndexPath] {
      defer { asked = [] }
      return asked.sorted()
    }
  }

  private let items = Items()
  private let layout = WaterfallLayout()
  private let view: UICollectionView

  init() {
    layout.minimumLineSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.delegate = items
    view.layoutIfNeeded()
    _ = items.takeAsked()
  }

  private func update(_ sections: [[CGFloat]], _ operations: [UpdateOperation]) -> [IndexPath] {
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        items.sections = sections
        view.batchUpdater.add(operations)
      }
    }
    return items.takeAsked()
  }

  private var lengths: [[CGFloat]] {
    items.sections.indices.map { section in
      items.sections[section].indices.map { item in
        layout.layoutAttributesForItem(at: [section, item])?.frame.height ?? -1
      }
    }
  }

  private var starts: [CGFloat] {
    items.sections[0].indices.map { layout.layoutAttributesForItem(at: [0, $0])?.frame.minY ?? -1 }
  }

  @Test("what is new, reloaded or reconfigured is asked for, what stays or moves is not")
  func amongItems() {
    let asked = update(
      [[15, 20, 45, 10, 35], [50, 60], [70]],
      [
        .insertItem([0, 0]), .moveItem(from: [0, 0], to: [0, 3]), .deleteItem([0, 3]), .reloadItem([0, 2]),
        .insertItem([0, 2]), .reconfigureItem([1, 1]),
      ])
    #expect(asked == [[0, 0], [0, 2], [0, 4], [1, 1]])
    #expect(lengths == items.sections)
    // 15, 20, 45, 10 under one another.
    #expect(starts == [0, 15, 35, 80, 90])
  }

  @Test("what is moved and reconfigured is asked for, too")
  func movedAndReconfigured() {
    let asked = update(
      [[20, 30, 45, 10], [50, 60], [70]],
      [
        .moveItem(from: [0, 0], to: [0, 3]), .moveItem(from: [0, 3], to: [0, 2]), .reconfigureItem([0, 3]),
      ])
    #expect(asked == [[0, 2]])
    #expect(lengths == items.sections)
  }

  @Test("an item keeps its length among sections, unless columns are of another width")
  func amongSections() {
    let asked = update(
      [[20, 30, 40, 70], [50, 60, 10], []],
      [.moveItem(from: [0, 0], to: [1, 2]), .moveItem(from: [2, 0], to: [0, 3])])
    #expect(asked == [[1, 2]])
    #expect(lengths == items.sections)
  }

  @Test("sections keep their lengths, unless their columns are of another width now")
  func sections() {
    let asked = update(
      [[70], [11, 12], [10, 20, 30, 40], [50, 60]],
      [.moveSection(from: 2, to: 0), .insertSection(1)])
    // The new one is asked for, and the one that had two columns and has one.
    #expect(asked == [[1, 0], [1, 1], [3, 0], [3, 1]])
    #expect(lengths == items.sections)
  }

  @Test("all are asked for when the layout is invalidated in the batch, or the data is reloaded")
  func invalidated() {
    UIView.performWithoutAnimation {
      view.performBatchUpdates {
        items.sections[0].insert(5, at: 0)
        view.insertItems(at: [[0, 0]])
        layout.invalidateLayout()
      }
    }
    #expect(items.takeAsked().count == 8)
    view.reloadData()
    view.layoutIfNeeded()
    #expect(items.takeAsked().count == 8)
  }

  @Test("after an inconsistent update, all data is up to date")
  func inconsistent() {
    var asked: [IndexPath] = []
    let reported = diagnostics { asked = update([[1, 2], [3], [4]], [.insertItem([0, 0])]) }
    #expect(reported.map(\.code) == [.inconsistentUpdate])
    #expect(asked.count == 4 && lengths == items.sections)
  }
}
