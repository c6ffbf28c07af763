import SystemPackage

/// Actions outside the gallery's collection view.
@MainActor
package protocol Desktop: AnyObject {
  /// Opens a file in the default program for its type.
  func open(_ file: FilePath)
  /// Returns the programs that open a file, the default one first: their names, and what opens the file.
  func programs(for file: FilePath) -> [(name: String, open: @MainActor () -> Void)]
  /// Lets the user choose any program, and opens a file in it.
  func chooseProgram(for file: FilePath)
  /// Shows a file in its folder.
  func showInFolder(_ file: FilePath)
  /// Lets the user choose a folder and shows its pictures.
  func chooseFolder()
  /// Shows the pictures of folders, as one album.
  func openFolders(_ folders: [FilePath])
  /// Reports to the user, in one sentence, what cannot be done.
  func report(_ problem: String)
}
