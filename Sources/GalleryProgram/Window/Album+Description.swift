import Foundation
import GalleryApp
import SystemPackage

extension Album {
  /// The folder that contains all files of the album, directly or in inner folders; nil if there are no files.
  ///
  /// - Complexity: O(*n*) for *n* sections: the pictures of a section are in one folder.
  var commonFolder: FilePath? {
    var common: FilePath?
    for section in sections {
      guard case .file(_, let folder, _) = section.items.first else { continue }
      if let common, folder.isPlainlyInside(common) { continue }
      let absolute = folder.absolute
      common = common.map { $0.commonAncestor(with: absolute) } ?? absolute
    }
    return common
  }
}

extension FilePath {
  /// Whether the path is inside a folder by its bytes alone. False if a component begins with a dot, since it may lead
  /// elsewhere. Thousands of folders are compared faster than by their components.
  fileprivate func isPlainlyInside(_ folder: FilePath) -> Bool {
    let separator = CChar(bitPattern: UInt8(ascii: "/"))
    return withPlatformString { path in
      folder.withPlatformString { strncmp(path, $0, folder.length) == 0 } && path[folder.length] == separator
        && strstr(path, "/.") == nil
    }
  }

  /// The longest path with which both paths begin.
  fileprivate func commonAncestor(with other: FilePath) -> FilePath {
    guard !other.starts(with: self) else { return self }
    let equal = zip(components, other.components).prefix { $0 == $1 }.map(\.0)
    return FilePath(root: root, equal)
  }

  /// The path for the user, with a tilde for the home folder.
  var abbreviated: String {
    guard let home = ProcessInfo.processInfo.environment["HOME"].map({ FilePath($0).lexicallyNormalized() }),
      home.components.count > 0, starts(with: home)
    else { return string }
    var rest = self
    return rest.removePrefix(home) && !rest.isEmpty ? "~/\(rest)" : "~"
  }
}
