/// An index path in a collection view: the index of a section, then the index of an item in it.
///
/// If the path is too short to contain an index, the property returns `NSNotFound`.
extension IndexPath {
  /// Creates the index path of an item in a section.
  public init(item: Int, section: Int) {
    // Appending stores the pair inline. A list of indexes would allocate a temporary array.
    self.init(index: section)
    append(item)
  }

  /// Creates the index path of a row in a section, the same as of an item.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the section.
  public var section: Int {
    get { isEmpty ? NSNotFound : self[0] }
    set {
      if isEmpty { append(newValue) } else { self[0] = newValue }
    }
  }

  /// The index of the item in its section. Setting it has no effect on an empty path.
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

  /// The index of the row in its section, the same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
