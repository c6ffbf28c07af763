import Translations
import UIKit

/// Pictures in sections, and a title.
package struct Album: Hashable, Sendable {
  /// The title of the album.
  package var title: String
  /// The sections, none of them empty.
  package var sections: [AlbumSection]

  /// Creates an album.
  package init(title: String, sections: [AlbumSection]) {
    self.title = title
    self.sections = sections
  }

  /// The number of pictures in all sections.
  package var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The number of pictures and sections, in words.
  package var summary: String {
    let pictures = GalleryText.pictures(itemCount)
    guard sections.count != 1 else { return pictures }
    return translatedCount(
      "%1$@ in %2$@ section", "%1$@ in %2$@ sections", sections.count, pictures, "\(sections.count)")
  }

  /// Returns the index path of a picture, counted through all sections; nil beyond the last one.
  package func indexPath(ofItem item: Int) -> IndexPath? {
    guard item >= 0 else { return nil }
    var remaining = item
    for (number, section) in sections.enumerated() {
      if remaining < section.items.count { return IndexPath(item: remaining, section: number) }
      remaining -= section.items.count
    }
    return nil
  }

  /// Returns the index of the first item that fits, counted through all sections from an index on and from the beginning
  /// after the last one; nil if none fits.
  func index(from start: Int, where fits: (AlbumItem) -> Bool) -> Int? {
    let count = itemCount
    return (0..<count).lazy.map { (start + $0) % count }.first { index in
      indexPath(ofItem: index).map { fits(self[$0]) } ?? false
    }
  }

  /// Returns the number of pictures before a valid index path, in all sections.
  package func number(of indexPath: IndexPath) -> Int {
    sections[..<indexPath.section].reduce(indexPath.item) { $0 + $1.items.count }
  }

  /// The picture at a valid index path.
  subscript(indexPath: IndexPath) -> AlbumItem { sections[indexPath.section].items[indexPath.item] }

  /// Returns the picture at an index path; nil if there is none.
  func item(at indexPath: IndexPath) -> AlbumItem? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    return self[indexPath]
  }

  /// Returns the index path of a picture; nil if it is not in the album.
  ///
  /// - Complexity: O(*n*).
  package func indexPath(of item: AlbumItem) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return IndexPath(item: place, section: number) }
    }
    return nil
  }

  /// Returns the index paths of the pictures that are in the album.
  ///
  /// - Complexity: O(*n*).
  func indexPaths(of items: Set<AlbumItem>) -> [AlbumItem: IndexPath] {
    var paths: [AlbumItem: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (place, item) in section.items.enumerated() where items.contains(item) {
        paths[item] = paths[item] ?? IndexPath(item: place, section: number)
      }
    }
    return paths
  }

  /// Returns the index paths of the pictures that are in the album.
  ///
  /// - Parameter guesses: The pictures, each with the index path at which it probably is; nil if nothing is known.
  /// - Complexity: O(*k*) for *k* pictures if all guesses are right, otherwise O(*n*).
  func indexPaths(of guesses: [AlbumItem: IndexPath?]) -> [AlbumItem: IndexPath] {
    let known = guesses.compactMapValues(\.self).filter { item(at: $1) == $0 }
    let others = Set(guesses.keys).subtracting(known.keys)
    return others.isEmpty ? known : known.merging(indexPaths(of: others)) { own, _ in own }
  }

  /// Moves a picture to another position in its section.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the picture.
  ///   - place: Its index in the section after the move.
  mutating func moveItem(at indexPath: IndexPath, to place: Int) {
    let item = sections[indexPath.section].items.remove(at: indexPath.item)
    sections[indexPath.section].items.insert(item, at: place)
  }

  /// Returns an album of at most `count` consecutive pictures that keep their sections: those from an index path on, or
  /// the last ones.
  package func excerpt(from indexPath: IndexPath, count: Int) -> Album {
    guard itemCount > count else { return self }
    let start = max(0, min(number(of: indexPath), itemCount - count))
    var excerpt = Album(title: title, sections: [])
    var first = 0
    for section in sections {
      let range = (start..<(start + count)).clamped(to: first..<(first + section.items.count))
      if !range.isEmpty {
        let items = section.items[(range.lowerBound - first)..<(range.upperBound - first)]
        excerpt.sections.append(AlbumSection(title: section.title, items: Array(items)))
      }
      first += section.items.count
    }
    return excerpt
  }
}
