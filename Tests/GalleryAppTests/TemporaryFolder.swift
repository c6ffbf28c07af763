import Foundation
import SystemPackage

@testable import GalleryApp

/// A folder of its own for a test, removed with everything in it at the end.
final class TemporaryFolder {
  let path: FilePath

  init() {
    var template = Array("/tmp/GalleryAppTests.XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { FilePath(platformString: mkdtemp($0.baseAddress!)) }
  }

  deinit {
    // Not `FileManager`: it gives up on names that are no text, and on paths that are too long.
    let rm = try? Process.run(URL(fileURLWithPath: "/bin/rm"), arguments: ["-rf", path.string])
    rm?.waitUntilExit()
  }

  /// Makes a folder inside, the path to it included.
  @discardableResult
  func folder(_ name: String) -> FilePath {
    var folder = path
    for component in FilePath(name).components {
      folder.append(component)
      folder.withPlatformString { _ = mkdir($0, 0o755) }
    }
    return folder
  }

  /// Writes a file, the folders on the way to it included.
  @discardableResult
  func file(_ name: String, _ contents: [UInt8] = []) -> FilePath {
    let relative = FilePath(name)
    let folder = folder(relative.removingLastComponent().string)
    return file(FileName(bytes: FilePath(root: nil, [relative.lastComponent!]).bytes), in: folder, contents)
  }

  /// Writes a file whose name need not be text.
  @discardableResult
  func file(_ name: FileName, in folder: FilePath, _ contents: [UInt8] = []) -> FilePath {
    let file = folder.appending(name)!
    file.withPlatformString { path in
      let stream = fopen(path, "w")!
      fwrite(contents, 1, contents.count, stream)
      fclose(stream)
    }
    return file
  }

  /// Makes a symbolic link.
  func link(_ name: String, to target: FilePath) {
    target.withPlatformString { target in
      path.appending(name).withPlatformString { _ = symlink(target, $0) }
    }
  }
}
