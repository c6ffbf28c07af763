import UIKit

/// Pictures in sections, and what to call the whole.
public struct Album: Hashable, Sendable {
  /// What to call the album.
  public var title: String
  /// The sections, none of them empty.
  public var sections: [AlbumSection]

  /// Makes an album.
  public init(title: String, sections: [AlbumSection]) {
    self.title = title
    self.sections = sections
  }

  /// The number of pictures in all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// How many pictures there are in how many sections, in words.
  public var summary: String {
    let pictures = itemCount == 1 ? "1 picture" : "\(itemCount) pictures"
    return sections.count == 1 ? pictures : "\(pictures) in \(sections.count) sections"
  }

  /// Where a picture stands, counted through all sections; nil beyond the last one.
  public func indexPath(ofItem item: Int) -> IndexPath? {
    guard item >= 0 else { return nil }
    var remaining = item
    for (number, section) in sections.enumerated() {
      if remaining < section.items.count { return IndexPath(item: remaining, section: number) }
      remaining -= section.items.count
    }
    return nil
  }
}
