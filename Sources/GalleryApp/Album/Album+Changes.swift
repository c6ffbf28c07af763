import Translations
import UIKit

extension Album {
  /// The title of the section for pictures that are added to an empty album.
  private static let titleOfAdditions = translated("Added")

  /// Applies a change, ignoring pictures that are not in this album. Removes a section when its last picture is
  /// removed.
  ///
  /// - Returns: The index paths that changed; nil if nothing changed.
  /// - Complexity: O(*n*).
  mutating func apply(_ change: AlbumChange) -> AlbumUpdates? {
    switch change {
    case .move(let item, let other): move(item, toPlaceOf: other)
    case .insert(let items, let other): insert(items, after: other)
    case .remove(let items): remove(items)
    }
  }

  private mutating func move(_ item: AlbumItem, toPlaceOf other: AlbumItem) -> AlbumUpdates? {
    let places = indexPaths(of: [item, other])
    guard let from = places[item], let to = places[other], from.section == to.section else { return nil }
    moveItem(at: from, to: to.item)
    return AlbumUpdates(moves: [AlbumUpdates.Move(from: from, to: to)])
  }

  private mutating func insert(_ items: [AlbumItem], after other: AlbumItem?) -> AlbumUpdates? {
    guard !items.isEmpty else { return nil }
    guard let last = sections.indices.last else {
      sections = [AlbumSection(title: Self.titleOfAdditions, items: items)]
      return AlbumUpdates(
        insertedSections: [0], insertedItems: items.indices.map { IndexPath(item: $0, section: 0) })
    }
    var place = IndexPath(item: sections[last].items.count, section: last)
    if let other {
      guard let path = indexPath(of: other) else { return nil }
      place = IndexPath(item: path.item + 1, section: path.section)
    }
    sections[place.section].items.insert(contentsOf: items, at: place.item)
    return AlbumUpdates(
      insertedItems: items.indices.map { IndexPath(item: place.item + $0, section: place.section) })
  }

  private mutating func remove(_ items: Set<AlbumItem>) -> AlbumUpdates? {
    var updates = AlbumUpdates()
    for (number, section) in sections.enumerated() {
      let places = section.items.indices.filter { items.contains(section.items[$0]) }
      if places.count == section.items.count {
        updates.deletedSections.insert(number)
      } else {
        updates.deletedItems += places.map { IndexPath(item: $0, section: number) }
      }
    }
    guard !updates.deletedSections.isEmpty || !updates.deletedItems.isEmpty else { return nil }
    // The other sections share their items with earlier albums, which can be restored.
    for number in Set(updates.deletedItems.map(\.section)) {
      sections[number].items.removeAll { items.contains($0) }
    }
    for number in updates.deletedSections.sorted(by: >) { sections.remove(at: number) }
    return updates
  }

  /// Gives files that the album already contains a copy number, and leaves out drawn pictures that it already contains.
  ///
  /// - Complexity: O(*n*).
  func distinguishing(_ items: [AlbumItem]) -> [AlbumItem] {
    var taken = Set(sections.lazy.flatMap(\.items))
    return items.compactMap { item in
      sequence(first: item, next: \.nextCopy).first { taken.insert($0).inserted }
    }
  }
}
