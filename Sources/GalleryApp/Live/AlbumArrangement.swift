/// The order of an album's pictures, which of them it shows, and what its sections are.
package struct AlbumArrangement: Hashable, Sendable, Codable {
  /// What determines the order of the pictures in a section.
  package enum Order: String, CaseIterable, Sendable, Codable {
    case name
    /// When the picture was taken, or else when the file was last changed.
    case dateTaken
    /// When the file was last changed.
    case date
    /// The number of bytes.
    case size
    /// The number of pixels.
    case dimensions
    /// The dominant colour: reds, greens, blues, then greys from dark to bright.
    case color
  }

  /// What a section contains.
  package enum Sections: String, CaseIterable, Sendable, Codable {
    /// The pictures of a folder.
    case folders
    /// The pictures that were taken in a month, or else last changed in it.
    case months
  }

  /// The shape of a picture.
  package enum Orientation: String, CaseIterable, Sendable, Codable {
    case landscape, portrait
    /// The sides differ by at most a twentieth.
    case square

    /// The shape of a picture with a width and a height, both positive.
    init(width: Int, height: Int) {
      if abs(width - height) * 20 <= max(width, height) {
        self = .square
      } else {
        self = width > height ? .landscape : .portrait
      }
    }
  }

  /// When pictures were taken, or else last changed.
  package enum Period: Hashable, Sendable, Codable {
    /// In the last days, this one included.
    case lastDays(Int)
    /// In a year of the Gregorian calendar, in local time.
    case year(Int)
  }

  /// The order of the pictures in each section. Pictures that are equal are ordered by name. Those whose place is not known
  /// yet are at the end.
  package var order = Order.name
  /// Whether the order is reversed.
  package var isReversed = false
  /// Whether the pictures of folders are where the user has moved them by hand. ``order`` is that of the other folders.
  package var isByHand = true
  /// What a section contains.
  package var sections = Sections.folders
  /// The file name extension of the pictures that are shown, in lower case; nil for all pictures.
  package var kind: String?
  /// The shape of the pictures that are shown; nil for all pictures.
  package var orientation: Orientation?
  /// When the pictures that are shown were taken; nil for all pictures.
  package var period: Period?
  /// Whether only favourites are shown.
  package var showsFavoritesOnly = false

  /// The order by hand or by name, all pictures in sections by folder.
  package init() {}

  /// Whether some pictures are not shown.
  package var isFiltered: Bool { kind != nil || orientation != nil || period != nil || showsFavoritesOnly }

  /// Whether the arrangement depends on what the index knows.
  package var usesIndex: Bool {
    [.dateTaken, .dimensions, .color].contains(order) || orientation != nil || period != nil
      || sections == .months
  }

  /// Shows all pictures again.
  package mutating func removeFilters() {
    (kind, orientation, period, showsFavoritesOnly) = (nil, nil, nil, false)
  }

  /// Orders and groups the pictures as another arrangement does, without its filters.
  mutating func takeOrder(of other: AlbumArrangement) {
    (order, isReversed, isByHand, sections) = (other.order, other.isReversed, other.isByHand, other.sections)
  }
}

extension AlbumArrangement {
  /// Reads a stored arrangement. Those of earlier versions do not say whether pictures are ordered by hand: the order by name
  /// included that.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    order = try values.decode(Order.self, forKey: .order)
    isReversed = try values.decode(Bool.self, forKey: .isReversed)
    isByHand = try values.decodeIfPresent(Bool.self, forKey: .isByHand) ?? (order == .name && !isReversed)
    sections = try values.decode(Sections.self, forKey: .sections)
    kind = try values.decodeIfPresent(String.self, forKey: .kind)
    orientation = try values.decodeIfPresent(Orientation.self, forKey: .orientation)
    period = try values.decodeIfPresent(Period.self, forKey: .period)
    showsFavoritesOnly = try values.decode(Bool.self, forKey: .showsFavoritesOnly)
  }
}
