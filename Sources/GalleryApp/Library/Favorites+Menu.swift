import SystemPackage
import UIKit

extension Favorites {
  /// Returns the action that makes files favourites, or none any more if all of them are. Nil without files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - report: Receives a sentence for the user if that cannot be stored.
  /// - Complexity: O(1) if the first file is none of them.
  package func makeAction(
    of files: some Collection<FilePath>, report: @escaping @MainActor (String) -> Void
  ) -> UIAction? {
    guard !files.isEmpty else { return nil }
    return UIAction(
      title: GalleryText.favorite, identifier: MenuKeys.favorite,
      state: files.allSatisfy(contains) ? .on : .off
    ) { [weak self] _ in
      do throws(UserLibrary.StoringFailure) { try self?.toggle(Array(files)) } catch {
        report(error.description)
      }
    }
  }
}
