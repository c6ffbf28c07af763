extension UICollectionView {
  /// The class or nib of the cells that show items of a type, and how they are filled in: registration and
  /// configuration in one value.
  ///
  /// To be made once, and not while a cell is asked for: each has reused cells of its own.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills in a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let reuseKey = ReuseKey.cell(ReuseKey.makeIdentifier(for: Cell.self))
    let source: ViewSource
    let handler: Handler

    /// Makes a registration of a class, the one the handler takes.
    public init(handler: @escaping Handler) {
      source = .viewClass(Cell.self)
      self.handler = handler
    }

    /// Makes a registration of a nib, whose first object is the cell.
    public init(cellNib: UINib, handler: @escaping Handler) {
      source = .nib(cellNib)
      self.handler = handler
    }
  }

  /// A cell for an item, used before or new, with its layout attributes applied and filled in.
  ///
  /// - Parameters:
  ///   - registration: How the cell is made and filled in.
  ///   - indexPath: Where the item is, as the data source was asked for it.
  ///   - item: What the registration's handler fills the cell in with; without one it is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeue(
      Cell.self, registration.reuseKey,
      for: ElementKey(category: .cell, indexPath: presentedPath(of: indexPath)),
      from: registration.source)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension ReuseKey {
  @MainActor private static var lastNumber = 0

  /// A reuse identifier that no one else has.
  @MainActor
  static func makeIdentifier(for viewClass: UICollectionReusableView.Type) -> String {
    lastNumber += 1
    return "\(viewClass)-registration-\(lastNumber)"
  }
}
