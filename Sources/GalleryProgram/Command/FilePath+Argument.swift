import ArgumentParser
import GalleryApp
import SystemPackage

extension FilePath: @retroactive ExpressibleByArgument {
  /// Creates the path that an argument names. It can also be the URI of a file.
  public init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    self =
      argument.hasPrefix("file:/") ? FilePath(fileURI: argument) ?? FilePath(argument) : FilePath(argument)
  }
}
