import Dispatch
import UIKit

/// Shows numbers in a collection view and a table view, and applies snapshots on a queue of its own, as many models do.
public class ShelfFeed {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// The collection view, with rows of 40 points.
  public let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 200, height: 120), collectionViewLayout: ShelfLayout())
  /// The table view.
  public let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  /// Whether the views asked for a cell on another thread than the main one.
  public private(set) var asksElsewhere = false
  private let queue = DispatchQueue(label: "feed")
  private var source: UICollectionViewDiffableDataSource<String, Int>!
  private var tableSource: UITableViewDiffableDataSource<String, Int>!

  /// Creates an empty feed.
  public init() {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = .init(collectionView: view) { [weak self] view, path, _ in
      self?.check()
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    tableSource = .init(tableView: table) { [weak self] table, path, _ in
      self?.check()
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  private func check() { if !Thread.isMainThread { asksElsewhere = true } }

  /// Shows numbers in both views, and then calls a closure on the main queue.
  public func show(_ numbers: Range<Int>, completion: @escaping () -> Void) {
    queue.async {
      var snapshot = Snapshot()
      snapshot.appendSections(["numbers"])
      snapshot.appendItems(Array(numbers))
      self.source.apply(snapshot, animatingDifferences: false)
      self.tableSource.apply(snapshot, animatingDifferences: false)
      DispatchQueue.main.async(execute: completion)
    }
  }
}
