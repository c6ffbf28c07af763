import SystemPackage

/// What is done with files outside of the gallery.
@MainActor
public protocol Desktop: AnyObject {
  /// Opens a file in the program that is there for files of its kind.
  func open(_ file: FilePath)
  /// Shows a file in the folder it lies in.
  func showInFolder(_ file: FilePath)
}
