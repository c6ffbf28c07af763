import Foundation
import SystemPackage

/// The folders in which a program keeps files of its own for the user (XDG Base Directory Specification 0.8).
package struct UserFolders: Sendable {
  /// The folder for files that can be made again.
  package let cache: FilePath
  /// The folder for what the user made.
  package let data: FilePath

  /// Finds the folders that the environment names, or else those in the home folder. As the specification requires,
  /// relative paths are ignored.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = FilePath(environment["HOME"] ?? NSHomeDirectory())
    func folder(_ variable: String, _ usual: FilePath) -> FilePath {
      environment[variable].map { FilePath($0) }.flatMap { $0.isAbsolute ? $0 : nil } ?? home.pushing(usual)
    }
    cache = folder("XDG_CACHE_HOME", ".cache")
    data = folder("XDG_DATA_HOME", ".local/share")
  }
}
