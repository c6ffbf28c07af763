import Foundation

/// A folder or a note. Two items with the same title are different items.
struct OutlineItem: Hashable {
  enum Kind: Hashable {
    case folder
    case note(words: Int)
  }

  let id = UUID()
  var title: String
  var kind: Kind
  var children: [OutlineItem] = []

  static func folder(_ title: String, _ children: [OutlineItem] = []) -> OutlineItem {
    OutlineItem(title: title, kind: .folder, children: children)
  }

  static func note(_ title: String, words: Int) -> OutlineItem {
    OutlineItem(title: title, kind: .note(words: words))
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  static func == (lhs: OutlineItem, rhs: OutlineItem) -> Bool {
    lhs.id == rhs.id
  }

  /// The number of notes in this folder and in the folders below.
  var noteCount: Int {
    children.reduce(0) { count, child in
      if case .note = child.kind { return count + 1 }
      return count + child.noteCount
    }
  }
}

enum OutlineSection: Int, CaseIterable {
  case library
  case archive

  var title: String {
    switch self {
    case .library: return "Library"
    case .archive: return "Archive"
    }
  }

  var items: [OutlineItem] {
    switch self {
    case .library:
      return [
        .folder("Novel", [
          .note("Outline", words: 412),
          .folder("Chapters", [
            .note("1. The harbour", words: 3180),
            .note("2. A letter from Aunt Wilhelmina that nobody had expected to arrive", words: 2911),
            .note("3. Fog", words: 1760),
          ]),
          .folder("Characters", [.note("Ines", words: 240), .note("The pilot", words: 98)]),
        ]),
        .folder("Recipes", [.note("Sourdough", words: 350), .note("Plum cake", words: 120)]),
        .note("Shopping", words: 9),
      ]
    case .archive:
      return [
        .folder("2019", [.note("Tax", words: 55)]),
        .folder("Empty folder"),
      ]
    }
  }
}
