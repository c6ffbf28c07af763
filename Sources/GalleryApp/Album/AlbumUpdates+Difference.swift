import SystemPackage
import UIKit

extension AlbumUpdates {
  /// The number of pictures above which an animation would show nothing that the eye can follow.
  private static let maximumCount = 5000

  /// Creates the updates from one album to another. A picture that is in both stays, or moves.
  ///
  /// Sections are the same if they have the same folder and title. Returns nil if sections have exchanged their places, or
  /// if too many pictures change.
  ///
  /// - Parameters:
  ///   - old: The album before.
  ///   - new: The album after.
  ///   - moved: Pictures with another name or folder, with the new one.
  /// - Complexity: O(*n* · log *n*) for *n* pictures in sections that differ, less their common beginnings and ends.
  init?(from old: Album, to new: Album, moved: [AlbumItem: AlbumItem]) {
    self.init()
    let pairs = Self.pairs(from: old, to: new)
    guard zip(pairs, pairs.dropFirst()).allSatisfy({ $0.old < $1.old }) else { return nil }
    if pairs.count < max(old.sections.count, new.sections.count) {
      deletedSections = IndexSet(old.sections.indices).subtracting(IndexSet(pairs.map(\.old)))
      insertedSections = IndexSet(new.sections.indices).subtracting(IndexSet(pairs.map(\.new)))
    }

    var places: [AlbumItem: IndexPath] = [:]
    var arrivals: [(item: AlbumItem, path: IndexPath)] = []
    for pair in pairs {
      let (before, after) = (old.sections[pair.old].items, new.sections[pair.new].items)
      guard before != after else { continue }
      func isSame(_ left: AlbumItem, _ right: AlbumItem) -> Bool {
        left == right || !moved.isEmpty && moved.destination(of: left) == right
      }
      let shorter = min(before.count, after.count)
      let start = (0..<shorter).first { !isSame(before[$0], after[$0]) } ?? shorter
      let end =
        (0..<(shorter - start)).first {
          !isSame(before[before.count - 1 - $0], after[after.count - 1 - $0])
        } ?? shorter - start
      for place in start..<(before.count - end) {
        let item = before[place]
        places[moved.destination(of: item)] = IndexPath(item: place, section: pair.old)
      }
      for place in start..<(after.count - end) {
        arrivals.append((after[place], IndexPath(item: place, section: pair.new)))
      }
    }
    match(places, arrivals, pairs: Dictionary(uniqueKeysWithValues: pairs.map { ($0.new, $0.old) }))
    guard insertedItems.count + deletedItems.count + moves.count <= Self.maximumCount else { return nil }
  }

  /// Returns the numbers of the sections that are in both albums.
  private static func pairs(from old: Album, to new: Album) -> [(old: Int, new: Int)] {
    // Usually, sections are the same, and comparing thousands of them is faster than looking them up.
    if old.sections.elementsEqual(new.sections, by: { $0.folder == $1.folder && $0.title == $1.title }) {
      return old.sections.indices.map { ($0, $0) }
    }
    let (oldKeys, newKeys) = (
      AlbumSection.Key.keys(of: old.sections), AlbumSection.Key.keys(of: new.sections)
    )
    let oldNumbers = Dictionary(uniqueKeysWithValues: zip(oldKeys, oldKeys.indices))
    return newKeys.enumerated().compactMap { number, key in oldNumbers[key].map { ($0, number) } }
  }

  /// Finds out which pictures are inserted, deleted and moved.
  private mutating func match(
    _ places: [AlbumItem: IndexPath], _ arrivals: [(item: AlbumItem, path: IndexPath)], pairs: [Int: Int]
  ) {
    var leaving = places
    var staying: [Int: [Move]] = [:]
    for (item, path) in arrivals {
      guard let place = leaving.removeValue(forKey: item) else {
        insertedItems.append(path)
        continue
      }
      let move = Move(from: place, to: path)
      if pairs[path.section] == place.section {
        staying[path.section, default: []].append(move)
      } else {
        moves.append(move)
      }
    }
    deletedItems = leaving.values.sorted()
    for section in staying.keys.sorted() {
      guard let candidates = staying[section] else { continue }
      let kept = candidates.map(\.from.item).longestIncreasingSubsequence
      for (index, move) in candidates.enumerated() where !kept.contains(index) { moves.append(move) }
    }
  }
}

extension [AlbumItem: AlbumItem] {
  /// The new name and folder of a file; the file itself if it has not moved.
  func destination(of item: AlbumItem) -> AlbumItem {
    guard !isEmpty, case .file(_, _, let copy) = item else { return item }
    guard case .file(let name, let folder, _) = self[item.withoutCopy] else { return item }
    return .file(name, folder: folder, copy: copy)
  }
}

extension AlbumSection {
  /// What makes a section the same in two albums.
  struct Key: Hashable {
    var folder: FilePath?
    var title: String
    /// Distinguishes sections with the same title.
    var repetition = 0

    /// The keys of the sections of an album.
    static func keys(of sections: [AlbumSection]) -> [Key] {
      var seen: Set<Key> = []
      return sections.map { section in
        var key = Key(folder: section.folder, title: section.title)
        while !seen.insert(key).inserted { key.repetition += 1 }
        return key
      }
    }
  }
}

extension [Int] {
  /// The indices of a longest subsequence whose numbers increase.
  ///
  /// - Complexity: O(*n* · log *n*)
  fileprivate var longestIncreasingSubsequence: Set<Int> {
    // The last index of the best subsequence of each length, and the index before each.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: count)
    for index in indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var kept: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      kept.insert(index)
      index = previous[index]
    }
    return kept
  }
}
