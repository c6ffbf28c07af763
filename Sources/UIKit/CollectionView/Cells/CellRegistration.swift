extension UICollectionView {
  /// A registration of cells for items of a type, with a handler that configures them.
  ///
  /// Create a registration once, not while a cell is requested: each registration reuses only its own cells.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    let reuseKey = ReuseKey.cell(ReuseKey.makeIdentifier(for: Cell.self))
    let source: ViewSource
    let handler: Handler

    /// Creates a registration of the handler's cell class.
    public init(handler: @escaping Handler) {
      source = .viewClass(Cell.self)
      self.handler = handler
    }

    /// Creates a registration of a nib whose first object is the cell.
    public init(cellNib: UINib, handler: @escaping Handler) {
      source = .nib(cellNib)
      self.handler = handler
    }
  }

  /// Returns a reused or new cell for an item, with its layout attributes applied, configured by the registration.
  ///
  /// - Parameters:
  ///   - registration: The registration of the cell.
  ///   - indexPath: The index path for which the data source was asked.
  ///   - item: The item that the registration's handler receives. If nil, the handler is not called.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell = dequeueCell(Cell.self, registration.reuseKey, for: indexPath, from: registration.source)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }
}

extension ReuseKey {
  @MainActor private static var lastNumber = 0

  /// Returns a unique reuse identifier.
  @MainActor
  static func makeIdentifier(for viewClass: UICollectionReusableView.Type) -> String {
    lastNumber += 1
    return "\(viewClass)-registration-\(lastNumber)"
  }
}
