import SystemPackage
import Translations

/// The favourite files of the user, for the views that mark them.
@MainActor
package final class Favorites {
  /// Called when files were added or removed.
  package var onChange: (() -> Void)?

  private let library: UserLibrary
  /// The absolute paths of the favourites.
  private(set) var files: Set<FilePath>

  /// Reads the favourites of a library.
  package init(in library: UserLibrary) {
    self.library = library
    files = library.favorites()
  }

  /// Whether a file is a favourite.
  package func contains(_ file: FilePath) -> Bool { !files.isEmpty && files.contains(file.absolute) }

  /// Follows files that have other paths now. The library follows them by itself.
  package func filesDidMove(_ moved: [FilePath: FilePath]) {
    guard !files.isEmpty else { return }
    let marked = moved.filter { files.contains($0.key.absolute) }
    guard !marked.isEmpty else { return }
    files.subtract(marked.keys.map(\.absolute))
    files.formUnion(marked.values.map(\.absolute))
    onChange?()
  }

  /// Reads the favourites once more, after another window may have changed them.
  package func update() {
    let latest = library.favorites()
    guard latest != files else { return }
    files = latest
    onChange?()
  }

  /// Makes all of the files favourites; if all of them are, none. If that cannot be stored, nothing changes.
  ///
  /// - Throws: The reason, as one sentence for the user.
  package func toggle(_ toggled: [FilePath]) throws(UserLibrary.StoringFailure) {
    let isFavorite = !toggled.allSatisfy(contains)
    let paths = toggled.map(\.absolute)
    do throws(UserLibrary.StoringFailure) {
      try library.setFavorite(isFavorite, paths)
    } catch {
      throw .init(description: translated("Favourites cannot be stored: %@.", error.description))
    }
    if isFavorite { files.formUnion(paths) } else { files.subtract(paths) }
    onChange?()
  }
}
