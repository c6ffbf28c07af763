#if os(Linux)
  import UIKit

  /// One change of a batch update, as an app reports it. Deletions and reloads name index paths before the update,
  /// insertions after it, and moves both.
  public enum DataChange: Hashable, Sendable {
    case insertItem(IndexPath)
    case deleteItem(IndexPath)
    case reloadItem(IndexPath)
    case reconfigureItem(IndexPath)
    case moveItem(from: IndexPath, to: IndexPath)
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(from: Int, to: Int)
  }

  extension DataChange: CustomStringConvertible {
    /// A description for failures, as in "move item [0, 3] to [1, 0]".
    public var description: String {
      switch self {
      case .insertItem(let path): "insert item \(Array(path))"
      case .deleteItem(let path): "delete item \(Array(path))"
      case .reloadItem(let path): "reload item \(Array(path))"
      case .reconfigureItem(let path): "reconfigure item \(Array(path))"
      case .moveItem(let from, let to): "move item \(Array(from)) to \(Array(to))"
      case .insertSection(let section): "insert section \(section)"
      case .deleteSection(let section): "delete section \(section)"
      case .reloadSection(let section): "reload section \(section)"
      case .moveSection(let from, let to): "move section \(from) to \(to)"
      }
    }

    /// The kind of change, for counting.
    public var label: String { description.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  extension UICollectionView {
    /// Reports a change by the method that an app would call.
    public func perform(_ change: DataChange) {
      switch change {
      case .insertItem(let path): insertItems(at: [path])
      case .deleteItem(let path): deleteItems(at: [path])
      case .reloadItem(let path): reloadItems(at: [path])
      case .reconfigureItem(let path): reconfigureItems(at: [path])
      case .moveItem(let from, let to): moveItem(at: from, to: to)
      case .insertSection(let section): insertSections([section])
      case .deleteSection(let section): deleteSections([section])
      case .reloadSection(let section): reloadSections([section])
      case .moveSection(let from, let to): moveSection(from, toSection: to)
      }
    }
  }
#endif
