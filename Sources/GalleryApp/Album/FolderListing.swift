import CFileSystem
import Glibc
import SystemPackage

/// The contents of one folder, read once, in no particular order.
struct FolderListing {
  /// Reads a folder as a whole, or throws the reason why that is impossible.
  typealias Source = @Sendable (FilePath) throws(Errno) -> FolderListing
  /// Reads folders from the disk.
  static let fromDisk: Source = { folder throws(Errno) in try FolderListing(of: folder) }

  /// Identifies a folder, regardless of the path that leads to it.
  struct Identity: Hashable, Sendable {
    var device: dev_t
    var inode: ino_t
  }

  /// The identity of the folder.
  let identity: Identity
  /// The folders in it, links to folders included.
  private(set) var folders: [FileName] = []
  /// The pictures in it, links to pictures included.
  private(set) var pictures: [FileName] = []
  /// The files in it that can be sidecars of pictures.
  private(set) var sidecars: [FileName] = []
  /// The records of the pictures, if they were requested.
  private(set) var records: [FileName: FileRecord] = [:]

  private let readsRecords: Bool

  /// Reads a folder. Leaves out hidden entries, and entries that are neither folders nor pictures.
  ///
  /// The kind of an entry usually comes with its name, so only links are examined one by one.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - names: The entries to examine; nil for all. Names that do not exist are left out.
  ///   - readsRecords: Whether every picture is examined, which takes a few microseconds each.
  /// - Complexity: O(*n*) for *n* entries.
  init(of folder: FilePath, only names: Set<FileName>? = nil, readsRecords: Bool = false) throws(Errno) {
    self.readsRecords = readsRecords
    guard let directory = folder.withPlatformString({ opendir($0) }) else { throw Errno(rawValue: errno) }
    defer { closedir(directory) }
    let descriptor = dirfd(directory)

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Errno(rawValue: errno) }
    identity = Identity(device: status.st_dev, inode: status.st_ino)

    if let names {
      for name in names {
        name.withPlatformString { pointer in
          // Unlike a broken link, a name that does not exist is no entry.
          guard fstatat(descriptor, pointer, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return }
          add(pointer, type: Int(DT_UNKNOWN), in: descriptor)
        }
      }
      return
    }
    errno = 0
    while let entry = readdir(directory) {
      // An entry is only as long as its name requires, shorter than `dirent` declares, so it must not be copied.
      let name = UnsafeRawPointer(entry).advanced(by: MemoryLayout<dirent>.offset(of: \.d_name)!)
        .assumingMemoryBound(to: CChar.self)
      add(name, type: Int(entry.pointee.d_type), in: descriptor)
      errno = 0
    }
    if errno != 0 { throw Errno(rawValue: errno) }
  }

  /// Returns the identity of a folder; nil if it cannot be examined.
  static func identity(of folder: FilePath) -> Identity? {
    var status = stat()
    guard folder.withPlatformString({ stat($0, &status) }) == 0 else { return nil }
    return Identity(device: status.st_dev, inode: status.st_ino)
  }

  private mutating func add(_ pointer: UnsafePointer<CChar>, type: Int, in descriptor: CInt) {
    let name = FileName(
      bytes: UnsafeBufferPointer(start: pointer, count: strlen(pointer)).lazy.map { UInt8(bitPattern: $0) })
    guard !name.isHidden else { return }
    switch type {
    case DT_DIR: folders.append(name)
    case DT_REG: addFile(name, pointer, in: descriptor)
    case DT_LNK, DT_UNKNOWN:
      var status = stat()
      // A broken link is treated as a file. If it has a picture's name, an error is shown in its place.
      let isKnown = fstatat(descriptor, pointer, &status, 0) == 0
      switch isKnown ? status.st_mode & S_IFMT : S_IFREG {
      case S_IFDIR: folders.append(name)
      case S_IFREG: addFile(name, pointer, in: descriptor)
      default: break
      }
    default: break
    }
  }

  private mutating func addFile(_ name: FileName, _ pointer: UnsafePointer<CChar>, in descriptor: CInt) {
    let isPicture =
      if let lowercasedExtension = name.lowercasedExtension {
        PictureFormats.hasPictures(lowercasedExtension)
      } else {
        PictureFormats.beginsLikePicture(pointer, in: descriptor)
      }
    guard isPicture else {
      if Sidecar.isNamed(name) { sidecars.append(name) }
      return
    }
    if readsRecords {
      // Another program may have removed it in this moment.
      guard let record = FileRecord(of: pointer, in: descriptor) else { return }
      records[name] = record
    }
    pictures.append(name)
  }
}
