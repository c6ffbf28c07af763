/// An invented book. `BookCoverView` draws its cover.
package struct BookCover: Hashable, Sendable {
  /// The subject of a cover.
  package enum Motif: CaseIterable, Hashable, Sendable {
    /// A low sun behind bands of water.
    case sunrise
    /// Ridges of mountains, one behind the other.
    case ridges
    /// Quarter circles in squares.
    case tiles
    /// Waves that overlap like scales.
    case waves
    /// Stars, some joined by lines.
    case constellation
    /// A stem with leaves.
    case leaves
    /// Rings that open towards the viewer.
    case tunnel
    /// Houses at night, some windows lit.
    case houses
  }

  /// The index of the book on the shelf, from 0. It determines colours and shapes.
  package let index: Int
  /// The title on the cover.
  package let title: String
  /// The author's name on the cover.
  package let author: String

  /// What the cover shows.
  package var motif: Motif { Motif.allCases[index % Motif.allCases.count] }

  /// The aspect ratio of the book, width over height. It depends on the index: most books are ordinary paperbacks, some
  /// are narrow or wide.
  package var aspectRatio: Double { [0.77, 0.66, 0.77, 0.9, 0.77][index % 5] }

  /// All books of the built-in album.
  package static let shelf: [BookCover] = titles.enumerated().map { index, title in
    BookCover(index: index, title: title, author: authors[index * 5 % authors.count])
  }

  private static let titles = [
    "Salt on the Northern Line", "Eleven Quiet Engines", "The Paper Orchard", "What the Tide Filed Away",
    "Small Hours, Large Birds", "A Field Guide to Stairwells", "The Velvet Equation",
    "Lamps of Lower Harbour",
    "No Map for Marmalade", "The Quiet Half of Thunder", "Gravel and Honey", "Seven Ways to Fold a River",
    "The Tin Astronomer", "Almanac of Lost Gloves", "Echoes in a Teacup", "The Long Way to Tuesday",
    "A Lantern for Maribel", "The Clockmaker’s Second Winter", "An Orchestra of Kettles",
    "Postcards from the Attic Sea",
    "The Ninth Umbrella", "Moss, a Love Story", "Where the Corridor Bends", "Tomorrow’s Bakery",
  ]

  private static let authors = [
    "Mirela Oost", "Tobin Ashgrove", "Henrike Falk", "Nuru Okello-Brandt", "Pia Lindgrave", "Oskar Wrenfield",
    "Yuna Tachihara", "Caspar Bellwick", "Leila Marrow", "Anselm Reede", "Dorothea Pymm", "Ravi Sandstone",
  ]
}
