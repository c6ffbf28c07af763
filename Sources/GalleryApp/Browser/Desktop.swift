import SystemPackage

/// Actions outside the gallery's collection view.
@MainActor
package protocol Desktop: AnyObject {
  /// Opens a file in the default program for its type.
  func open(_ file: FilePath)
  /// Shows a file in its folder.
  func showInFolder(_ file: FilePath)
  /// Lets the user choose a folder and shows its pictures.
  func chooseFolder()
  /// Reports to the user, in one sentence, what cannot be done.
  func report(_ problem: String)
}
