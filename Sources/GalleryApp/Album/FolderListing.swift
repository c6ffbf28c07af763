import Glibc
import SystemPackage

/// What is in one folder, read once; names in no particular order.
struct FolderListing {
  /// What tells a folder from all others, whatever path led to it.
  struct Identity: Hashable {
    var device: dev_t
    var inode: ino_t
  }

  /// Which folder this is.
  let identity: Identity
  /// The folders in it, links to folders included.
  private(set) var folders: [FileName] = []
  /// The pictures in it, links to pictures included.
  private(set) var pictures: [FileName] = []

  /// Reads a folder. Hidden entries are left out, and so is whatever is neither a folder nor a picture.
  ///
  /// The kind of an entry mostly comes with its name, so that only links are looked at one by one.
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
      // The entry is as long as its name needs, shorter than `dirent` declares: it must not be copied.
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
      // A link that leads nowhere counts as a file: if its name is a picture's, that is said in its place.
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
