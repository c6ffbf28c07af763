import SystemPackage

/// What is done outside of the gallery, or said around it.
@MainActor
public protocol Desktop: AnyObject {
  /// Opens a file in the program that is there for files of its kind.
  func open(_ file: FilePath)
  /// Shows a file in the folder it lies in.
  func showInFolder(_ file: FilePath)
  /// Lets the user choose a folder, and shows it.
  func chooseFolder()
  /// Says in a sentence what was asked for and cannot be done.
  func report(_ problem: String)
}
