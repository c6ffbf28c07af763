extension NSIndexPath {
  /// The path of an item in a section.
  public convenience init(item: Int, section: Int) {
    let indexes = [section, item]
    self.init(indexes: indexes, length: 2)
  }

  /// The path of a row in a section, the same as of an item.
  public convenience init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The number of the section, counted from 0.
  public var section: Int { index(atPosition: 0) }

  /// The number of the item in its section, counted from 0.
  public var item: Int { index(atPosition: 1) }

  /// The number of the row in its section, the same as `item`.
  public var row: Int { item }
}
