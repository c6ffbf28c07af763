#if canImport(UIKit)
  import UIKit

  /// One change of a batch update, as an app reports it. Deletions and reloads name index paths before the update,
  /// insertions after it, and moves both.
  ///
  /// It has the cases and descriptions of `UpdateOperation` in UIKit, which does not exist where this module compiles
  /// against Apple's UIKit.
  package enum DataChange: Hashable, Sendable {
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
    package var description: String {
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

    /// Whether the sections stay as they are, if there is only one.
    var keepsSections: Bool {
      switch self {
      case .insertItem(let path), .moveItem(_, let path): path.section == 0
      case .deleteItem, .reloadItem, .reconfigureItem, .reloadSection: true
      case .insertSection, .deleteSection, .moveSection: false
      }
    }

    /// The kind of change, for counting.
    package var label: String { description.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  extension UICollectionView {
    /// Reports a change by the method that an app would call.
    package func perform(_ change: DataChange) {
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
