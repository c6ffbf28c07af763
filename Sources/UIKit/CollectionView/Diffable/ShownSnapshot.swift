/// The snapshot that a view shows, and how another one replaces it.
///
/// The diffable data sources of collection views and of table views each have one.
@MainActor
final class ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The snapshot, without marks.
  private(set) var current = Snapshot()
  private weak var view: (any SnapshotShowing)?

  /// Creates an empty snapshot for a view.
  init(in view: any SnapshotShowing) { self.view = view }

  // MARK: - Replacing

  /// Shows another snapshot, with a batch update.
  ///
  /// - Parameters:
  ///   - next: The snapshot.
  ///   - isAnimated: Whether elements move to their new positions with an animation.
  ///   - willUpdate: Called in the batch update, before its changes.
  ///   - completion: Called at the end of the animation.
  func replace(
    by next: Snapshot, isAnimated: Bool, willUpdate: @escaping () -> Void = {}, _ completion: (() -> Void)?
  ) {
    report(next)
    guard let view else {
      current = next.withoutMarks
      completion?()
      return
    }
    let change = {
      view.performBatchUpdates {
        willUpdate()
        let operations = next.operations(after: self.current)
        self.current = next.withoutMarks
        view.update(by: operations)
      } completion: { _ in
        completion?()
      }
    }
    if isAnimated { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows another snapshot and reloads all views.
  func reload(with next: Snapshot, _ completion: (() -> Void)?) {
    report(next)
    current = next.withoutMarks
    view?.reloadData()
    view?.layoutIfNeeded()
    completion?()
  }

  /// Takes over a snapshot that the view already shows, because the user has moved an item.
  func take(_ moved: Snapshot) { current = moved }

  private func report(_ next: Snapshot) {
    for mistake in next.mistakes { UIDiagnostic.report(mistake.code, mistake.message) }
  }

  // MARK: - Identifiers and index paths

  /// The item at an index path; nil if there is none.
  func item(at path: IndexPath) -> Item? { current.position(at: path).map { current.items[$0] } }

  /// The index path of an item; nil if the item does not exist.
  func path(of item: Item) -> IndexPath? {
    current.items.firstIndex(of: item).map { current.path(ofItemAt: $0) }
  }

  /// The section at an index; nil if there is none.
  func section(at index: Int) -> Section? {
    current.sections.indices.contains(index) ? current.sections[index] : nil
  }

  /// The index of a section; nil if the section does not exist.
  func index(of section: Section) -> Int? { current.sections.firstIndex(of: section) }
}

/// A view that can show a snapshot.
@MainActor
protocol SnapshotShowing: UIScrollView {
  /// Adds changes to a batch update.
  func update(by changes: [UpdateOperation])
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func reloadData()
}

extension UITableView: SnapshotShowing {
  func update(by changes: [UpdateOperation]) { content.update(by: changes) }
}
