import Foundation
import Glibc
import SystemPackage

@testable import GalleryApp

/// A trash in a folder of the test.
struct TestTrash: FileTrash {
  let folder: FilePath
  /// The extensions of the files for which there is no trash.
  var unsupported: Set<String> = []
  /// Whether files in the trash can be found again.
  var findsFiles = true

  func moveToTrash(_ file: FilePath) throws(FileFailure) -> TrashedFile? {
    guard !unsupported.contains(file.extension ?? "") else { throw .noTrash(file) }
    let target = folder.appending("\(UUID())")
    let result = file.withPlatformString { file in target.withPlatformString { rename(file, $0) } }
    guard result == 0 else { throw .trash(file, "\(Errno(rawValue: errno))") }
    return !findsFiles ? nil : TrashedFile(original: file, file: target, note: folder.appending("none"))
  }
}

/// The names and contents of everything in a folder, to compare a folder with itself.
struct FolderContents: Equatable {
  /// The contents of each file, the target of each link, and nothing for each folder, by path.
  private(set) var entries: [String: String] = [:]

  init(of folder: FilePath) {
    let names = FileManager.default.enumerator(atPath: folder.string)?.compactMap { $0 as? String } ?? []
    for name in names {
      let path = "\(folder)/\(name)"
      var status = stat()
      lstat(path, &status)
      switch status.st_mode & S_IFMT {
      case S_IFDIR: entries[name] = "folder"
      case S_IFLNK:
        entries[name] = "link to \((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "")"
      default:
        let contents = FileManager.default.contents(atPath: path) ?? Data()
        entries[name] = "\(status.st_mode) \(contents.base64EncodedString())"
      }
    }
  }
}
