import Foundation
import SystemPackage

/// Reads the folders of an album in the background.
actor FolderScanner {
  private var tree: FolderTree
  /// What earlier runs have read of the pictures; nil if nothing.
  private let index: PictureIndex?

  /// Reads all folders of an album, on a thread that leaves the processor to those that load pictures: they work for the
  /// first screen at the same time.
  ///
  /// - Parameters:
  ///   - sections: What the album shows, to use the same memory for what is equal.
  ///   - index: What earlier runs have read of the pictures; nil if nothing.
  static func scan(
    _ source: AlbumSource, sharing sections: [AlbumSection], index: PictureIndex?
  ) async -> FolderScanner {
    await withCheckedContinuation { continuation in
      Thread.detachInBackground(niceValue: 19) {
        var tree = FolderTree(of: source)
        tree.share(sections)
        continuation.resume(returning: FolderScanner(tree, index))
      }
    }
  }

  private init(_ tree: FolderTree, _ index: PictureIndex?) { (self.tree, self.index) = (tree, index) }

  /// The paths of all folders, in the order of their sections.
  var paths: [FilePath] { tree.paths }

  /// Why folders that the user named cannot be read any more, although they were opened.
  var problemsOfRoots: [AlbumError] { tree.problemsOfRoots }

  /// What the pictures can be filtered by.
  var choices: AlbumChoices { tree.choices }

  /// All pictures by folder, whether they are shown or not.
  var everything: [AlbumSection] { tree.sections(AlbumArrangement()) }

  /// Returns all pictures by folder in the order of an arrangement, whether they are shown or not.
  func everything(orderedBy arrangement: AlbumArrangement) -> [AlbumSection] {
    var whole = arrangement
    whole.removeFilters()
    whole.sections = .folders
    return tree.sections(whole)
  }

  /// Reports what cannot be read once more when it is read again.
  func forgetProblems() { tree.forgetProblems() }

  /// The folders that could not be read.
  var unread: Set<FilePath> { tree.unread }

  /// Reads again what may have changed.
  func refresh(_ changes: [FilePath: FolderChange]) -> FolderTree.Changes { tree.refresh(changes) }

  /// Takes over what the index has learned.
  func learn(_ found: [FilePath: [FileName: IndexedFacts]]) {
    // Other folders are read from the index as a whole when they are needed.
    for (folder, facts) in found { tree.facts[folder]?.merge(facts) { _, new in new } }
  }

  /// Returns what an album lacks to show the folders as they were read last.
  ///
  /// - Parameters:
  ///   - album: The present album.
  ///   - changes: Which files moved and changed since that was shown.
  ///   - arrangement: The order of the pictures.
  ///   - favorites: The absolute paths of the favourites.
  ///   - order: The order that the user has made by hand.
  func revision(
    of album: Album, _ changes: FolderTree.Changes, _ arrangement: AlbumArrangement,
    favorites: Set<FilePath>, by order: HandmadeOrder
  ) -> AlbumRevision {
    if arrangement.usesIndex, let index {
      for path in tree.paths where tree.facts[path] == nil {
        tree.facts[path] = index.pictures(in: path.absolute).mapValues { IndexedFacts($0) }
      }
    }
    return AlbumRevision(
      of: album, to: tree.sections(arrangement, favorites: favorites), changes, by: order)
  }
}
