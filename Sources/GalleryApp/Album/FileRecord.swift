import CFileSystem
import Glibc
import SystemPackage

/// What identifies a file under all its names, and what changes with its contents.
package struct FileRecord: Hashable, Sendable {
  /// Identifies a file, whatever its name. Of a link, the link itself.
  package struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
    /// When the file was created, since another file may have the inode afterwards.
    var born: Int64
  }

  /// The identity of the file.
  package var identity: Identity
  /// When the contents last changed, in nanoseconds since 1970.
  var modified: Int64
  /// When contents, permissions or names last changed, in nanoseconds since 1970.
  var changed: Int64
  /// The number of bytes.
  var size: Int64

  /// Reads the record of an entry of an open folder; nil if there is none.
  init?(of name: UnsafePointer<CChar>, in folder: CInt) {
    var facts = CFileFacts()
    guard CFileSystemReadFacts(folder, name, 0, &facts) == 0 else { return nil }
    identity = Identity(device: facts.device, inode: facts.inode, born: facts.born)
    // What is seen through a link is the other file.
    if facts.mode & S_IFMT == S_IFLNK { _ = CFileSystemReadFacts(folder, name, 1, &facts) }
    (modified, changed, size) = (facts.modified, facts.changed, facts.size)
  }

  /// Reads the record of a file in a folder; nil if there is none, or if another folder or a link to one has its name.
  init?(ofFile name: FileName, in folder: FilePath) {
    var status = stat()
    guard let file = folder.appending(name) else { return nil }
    if file.withPlatformString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR { return nil }
    self.init(of: file)
  }

  /// Reads the record of a file; nil if there is none.
  package init?(of file: FilePath) {
    guard let record = file.withPlatformString({ FileRecord(of: $0, in: AT_FDCWD) }) else { return nil }
    self = record
  }

  /// Whether the contents are those of another record, also under another name.
  func hasContents(of other: FileRecord) -> Bool { modified == other.modified && size == other.size }
}
