/// One change of a batch update. Deletions and reloads use index paths before the update, insertions use index paths
/// after it, and moves use both.
///
/// `DataChange` in CollectionViewTesting has the same cases and descriptions. It must also compile against Apple's UIKit,
/// which has no such type.
enum UpdateOperation: Hashable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  /// The item keeps its cell, which is configured again.
  case reconfigureItem(IndexPath)
  case moveItem(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)
}

extension UpdateOperation: CustomStringConvertible {
  /// A description for messages, as in "move item [0, 3] to [1, 0]".
  var description: String {
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
}
