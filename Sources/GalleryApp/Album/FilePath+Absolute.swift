import Glibc
import SystemPackage

extension FilePath {
  /// The absolute path, without `.` and `..`. Only links before `..` are resolved.
  package var absolute: FilePath {
    if !isAbsolute {
      guard let current = getcwd(nil, 0) else { return self }
      defer { free(current) }
      return FilePath(platformString: current).pushing(self).absolute
    }
    guard let last = components.lastIndex(where: { $0.kind == .parentDirectory }) else {
      return lexicallyNormalized()
    }
    // Behind a link, `..` is the parent of the folder to which the link leads.
    let parent = FilePath(root: root, components[...last]).resolvingLinks
    return parent.appending(components[components.index(after: last)...]).lexicallyNormalized()
  }

  /// The path of the file itself, without links. The same path if it does not exist.
  var resolvingLinks: FilePath {
    withPlatformString { path in
      guard let resolved = realpath(path, nil) else { return self }
      defer { free(resolved) }
      return FilePath(platformString: resolved)
    }
  }
}
