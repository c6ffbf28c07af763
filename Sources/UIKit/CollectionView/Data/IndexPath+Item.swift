/// An index path as a collection view sees it: the number of a section, then that of an item in it.
///
/// A number that the path is too short to have reads as `NSNotFound`.
extension IndexPath {
  /// The path of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The path of a row in a section, the same as of an item.
  public init(row: Int, section: Int) { self.init(item: row, section: section) }

  /// The number of the section, counted from 0.
  public var section: Int {
    get { count > 0 ? self[0] : NSNotFound }
    set { self = IndexPath(item: item, section: newValue) }
  }

  /// The number of the item in its section, counted from 0.
  public var item: Int {
    get { count > 1 ? self[1] : NSNotFound }
    set { self = IndexPath(item: newValue, section: section) }
  }

  /// The number of the row in its section, the same as `item`.
  public var row: Int {
    get { item }
    set { item = newValue }
  }
}
