/// An index path as a collection view sees it: the number of a section, then that of an item in it.
///
/// A number that the path is too short to have reads as `NSNotFound`.
extension IndexPath {
  /// The path of an item in a section.
  public init(item: Int, section: Int) {
    // Appending keeps the pair in place; a list of indexes would be an array, made and thrown away.
    self.init(index: section)
    append(item)
  }

  /// The path of a row in a section, the same as of an item.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The number of the section, counted from 0.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set {
      if isEmpty { append(newValue) } else { self[0] = newValue }
    }
  }

  /// The number of the item in its section, counted from 0; setting it has no effect on an empty path.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set {
      switch count {
      case 0: return
      case 1: append(newValue)
      default: self[1] = newValue
      }
    }
  }

  /// The number of the row in its section, the same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
