import Glibc
import SystemPackage

/// The contents of one folder, read once, in no particular order.
struct FolderListing {
  /// Identifies a folder, regardless of the path that leads to it.
  struct Identity: Hashable {
    var device: dev_t
    var inode: ino_t
  }

  /// The identity of the folder.
  let identity: Identity
  /// The folders in it, links to folders included.
  private(set) var folders: [FileName] = []
  /// The pictures in it, links to pictures included.
  private(set) var pictures: [FileName] = []

  /// Reads a folder. Leaves out hidden entries, and entries that are neither folders nor pictures.
  ///
  /// The kind of an entry usually comes with its name, so only links are examined one by one.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  init(of folder: FilePath) throws(Errno) {
    guard let directory = folder.withPlatformString({ opendir($0) }) else { throw Errno(rawValue: errno) }
    defer { closedir(directory) }
    let descriptor = dirfd(directory)

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Errno(rawValue: errno) }
    identity = Identity(device: status.st_dev, inode: status.st_ino)

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
    if isPicture { pictures.append(name) }
  }
}
