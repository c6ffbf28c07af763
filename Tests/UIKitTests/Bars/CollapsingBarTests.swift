import CollectionViewTesting
import TestSupport
import Testing
@testable import UIKit

extension StagedTests {
  /// A large title that collapses below content that scrolls: 52 points, step by step.
  @MainActor
  @Suite("Content below a bar that collapses")
  struct CollapsingBarTests {
    init() { TestIcons.use() }

    /// 200 cells that count what is asked about them.
    final class Cells: UICollectionViewController, UICollectionViewDelegateFlowLayout {
      var sizeRequests = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
      }

      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      {
        200
      }

      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        sizeRequests += 1
        return CGSize(width: 300, height: 100)
      }

      override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      }
    }

    /// A cell 60 points high that counts how often it is measured.
    final class MeasuredCell: UICollectionViewCell {
      static var measurements = 0

      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        Self.measurements += 1
        attributes.size.height = 60
        return attributes
      }
    }

    private func show(_ root: UIViewController) -> Stage {
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      let stage = Stage(navigation, size: CGSize(width: 320, height: 480))
      stage.settle()
      return stage
    }

    /// Collapses the title in 13 steps. The inset must become smaller at each one.
    private func collapse(below view: UIScrollView, on stage: Stage) {
      for step in 1...13 {
        view.contentOffset.y = CGFloat(-96 + 4 * step)
        stage.window.layoutIfNeeded()
        #expect(view.adjustedContentInset.top == CGFloat(96 - 4 * step))
      }
      stage.settle()
    }

    @Test("§23.156 a flow does not ask for sizes again, and a pinned header follows the bar")
    func flow() throws {
      let layout = UICollectionViewFlowLayout()
      layout.sectionHeadersPinToVisibleBounds = true
      layout.headerReferenceSize = CGSize(width: 0, height: 30)
      let cells = Cells(collectionViewLayout: layout)
      let view = try #require(cells.collectionView)
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      let stage = show(cells)
      let requests = cells.sizeRequests
      #expect(requests >= 200)
      collapse(below: view, on: stage)
      #expect(cells.sizeRequests == requests)
      view.contentOffset.y = 1000
      stage.settle()
      let header = view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.frame.minY == 1044)
    }

    @Test("a flow that avoids the safe area does not ask for sizes again")
    func flowInSafeArea() throws {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInsetReference = .fromSafeArea
      let cells = Cells(collectionViewLayout: layout)
      let stage = show(cells)
      let requests = cells.sizeRequests
      collapse(below: try #require(cells.collectionView), on: stage)
      #expect(cells.sizeRequests == requests)
      stage.window.hostSafeAreaInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
      stage.settle()
      #expect(cells.sizeRequests > requests)
      #expect(cells.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))?.frame.minX == 20)
    }

    // Of the 13 steps, each shows at most one cell more.
    @Test("a list does not measure its cells again")
    func list() throws {
      let cells = Cells(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      let stage = show(cells)
      MeasuredCell.measurements = 0
      collapse(below: try #require(cells.collectionView), on: stage)
      #expect(MeasuredCell.measurements <= 13)
    }

    @Test("sections as high as the visible area become higher as the bar collapses")
    func fractionOfHeight() throws {
      let layout = UICollectionViewCompositionalLayout { _, _ in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      let cells = Cells(collectionViewLayout: layout)
      let view = try #require(cells.collectionView)
      let stage = show(cells)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == CGFloat(384))
      collapse(below: view, on: stage)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == CGFloat(436))
    }

    @Test("a section provider that reads the height of the container is followed")
    func providedHeight() throws {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(environment.container.effectiveContentSize.height / 2))
        return NSCollectionLayoutSection(
          group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }
      let cells = Cells(collectionViewLayout: layout)
      let view = try #require(cells.collectionView)
      let stage = show(cells)
      let before = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height)
      collapse(below: view, on: stage)
      #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height == before + 26)
    }

    /// 200 rows whose heights the delegate knows.
    final class Rows: UITableViewController {
      var heightRequests = 0

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        UITableViewCell()
      }
      override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heightRequests += 1
        return 60
      }
    }

    // As a row appears, its own height may be asked for.
    @Test("a table view does not ask for the heights of all rows again")
    func table() {
      let rows = Rows(style: .plain)
      rows.tableView.estimatedRowHeight = 0
      let stage = show(rows)
      let requests = rows.heightRequests
      collapse(below: rows.tableView, on: stage)
      #expect(rows.heightRequests - requests < 50)
      #expect(rows.tableView.rectForRow(at: IndexPath(row: 199, section: 0)).maxY == 12_000)
    }

    @Test("the subviews of cells have the same safe area, and are not laid out again")
    func subviewsOfCells() throws {
      final class Cell: UICollectionViewCell {
        static var notifications = 0
        override func safeAreaInsetsDidChange() { Self.notifications += 1 }
      }
      let layout = UICollectionViewFlowLayout()
      let cells = Cells(collectionViewLayout: layout)
      let view = try #require(cells.collectionView)
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      let stage = show(cells)
      Cell.notifications = 0
      collapse(below: view, on: stage)
      #expect(Cell.notifications == 0)
    }
  }
}
