/// The order of an album's pictures, which of them it shows, and what its sections are.
package struct AlbumArrangement: Hashable, Sendable {
  /// What determines the order of the pictures in a section.
  package enum Order: String, CaseIterable, Sendable {
    case name, date, size
  }

  /// What a section contains.
  package enum Sections: String, CaseIterable, Sendable {
    /// The pictures of a folder.
    case folders
    /// The pictures that were last changed in a month.
    case months
  }

  /// The order of the pictures in each section. Pictures that are equal are ordered by name.
  package var order = Order.name
  /// Whether the order is reversed.
  package var isReversed = false
  /// What a section contains.
  package var sections = Sections.folders
  /// The file name extension of the pictures that are shown, in lower case; nil for all pictures.
  package var kind: String?

  /// The order by name, all pictures in sections by folder.
  package init() {}
}
