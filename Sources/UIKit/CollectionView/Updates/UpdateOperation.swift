/// One change of a batch update, in the index spaces in which it is asked for: what goes or is replaced by its
/// place before the update, what comes by its place after it.
enum UpdateOperation: Hashable {
  case insertItem(IndexPath)
  case deleteItem(IndexPath)
  case reloadItem(IndexPath)
  /// The item keeps its cell, which is filled in anew.
  case reconfigureItem(IndexPath)
  case moveItem(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)
}

extension UpdateOperation: CustomStringConvertible {
  /// The change in the words of a message, as in "move item [0, 3] to [1, 0]".
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
