/// The rows of a grid at rest: a number of columns, and the positions that stay empty at the beginning of some sections.
struct GridArrangement: Equatable {
  /// The number of columns, at least 1.
  var columns: Int
  /// The number of empty positions before the first picture of a section, by section; less than the number of columns.
  /// Sections without an entry have none.
  ///
  /// They let a picture stay below the pointer when the number of columns changes. A section has them only while its
  /// beginning is out of sight.
  var leads: [Int: Int] = [:]

  /// Returns the row of a picture, from the first row of its section.
  func row(of item: Int, inSection section: Int) -> Int { (item + leads[section, default: 0]) / columns }

  /// Returns the column of a picture.
  func column(of item: Int, inSection section: Int) -> Int { (item + leads[section, default: 0]) % columns }

  /// Returns the number of rows of a section with a number of pictures.
  func rowCount(of count: Int, inSection section: Int) -> Int {
    count == 0 ? 0 : row(of: count - 1, inSection: section) + 1
  }
}
