extension NSIndexPath {
  /// Creates the index path of an item in a section.
  public convenience init(item: Int, section: Int) {
    let indexes = [section, item]
    self.init(indexes: indexes, length: 2)
  }

  /// Creates the index path of a row in a section, the same as of an item.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }

  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }

  /// The index of the row in its section, the same as `item`.
  public var row: Int { item }
}
