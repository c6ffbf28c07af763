import CFileSystem
import Foundation
import SystemPackage

/// Writes a file that has no name until it is complete, so that a program that is killed leaves nothing behind.
///
/// Where the file system does not support that, the file has a hidden name meanwhile.
struct FileWriter {
  /// The path of the file.
  let file: FilePath

  init(for file: FilePath) { self.file = file }

  /// Copies a file with its permissions, extended attributes and date. Never replaces a file.
  ///
  /// - Parameters:
  ///   - original: The file to copy.
  ///   - flushes: Whether the copy is on the disk afterwards, also if the computer fails.
  ///   - isCancelled: Whether to stop.
  func copy(_ original: FilePath, flushes: Bool, isCancelled: () -> Bool) throws(FileFailure) {
    let source: FileDescriptor
    let status: Stat
    do {
      source = try FileDescriptor.open(original, .readOnly, options: [.closeOnExec, .nonBlocking])
    } catch {
      throw .system(original, error as? Errno ?? .ioError)
    }
    defer { try? source.close() }
    do { status = try source.stat() } catch { throw .system(original, error) }
    guard status.type == .regular else { throw .folder(original) }
    try write(
      permissions: status.permissions.rawValue, modified: (status.st_atim, status.st_mtim),
      attributesOf: source, flushes: flushes
    ) { target throws(Errno) in
      try withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) {
        buffer throws(Errno) in
        while true {
          if isCancelled() { throw Errno.canceled }
          let count = Glibc.read(source.rawValue, buffer.baseAddress, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count >= 0 else { throw Errno(rawValue: errno) }
          guard count > 0 else { return }
          try target.writeEverything(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
      }
    }
  }

  /// Writes a new file. Never replaces a file.
  ///
  /// - Parameters:
  ///   - permissions: The permissions; nil for those of a new file.
  ///   - modified: The dates of access and modification; nil for now.
  ///   - source: The file whose extended attributes the new one gets; nil for none.
  ///   - flushes: Whether the contents are on the disk before the file has its name.
  ///   - body: Writes the contents.
  func write(
    permissions: mode_t?, modified: (timespec, timespec)?, attributesOf source: FileDescriptor? = nil,
    flushes: Bool = true,
    _ body: (FileDescriptor) throws(Errno) -> Void
  ) throws(FileFailure) {
    // A file beyond the size limit of the process must be an error. The signal would end the process first.
    signal(SIGXFSZ, SIG_IGN)
    let folder = file.removingLastComponent()
    var hidden: FilePath?
    var descriptor = (folder.isEmpty ? "." : folder).withPlatformString { CFileSystemOpenUnnamed($0) }
    if descriptor == -EOPNOTSUPP || descriptor == -EISDIR || descriptor == -EINVAL {
      let path = file.hiddenName
      hidden = path
      descriptor = path.withPlatformString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
      if descriptor < 0 { descriptor = -errno }
    }
    guard descriptor >= 0 else { throw .system(file, Errno(rawValue: -descriptor)) }
    // What is to be removed after an error.
    var written = hidden
    do throws(Errno) {
      do throws(Errno) {
        try body(FileDescriptor(rawValue: descriptor))
        if let source { try check(CFileSystemCopyAttributes(source.rawValue, descriptor)) }
        // Attributes can be set only while the file can be written.
        if let permissions { _ = fchmod(descriptor, permissions & 0o7777) }
        if let source { try check(CFileSystemCopyAccessControlList(source.rawValue, descriptor)) }
        if let modified {
          _ = withUnsafePointer(to: [modified.0, modified.1]) { futimens(descriptor, $0.pointee) }
        }
        if flushes, fsync(descriptor) != 0, errno != EINVAL { throw Errno(rawValue: errno) }
        if hidden == nil {
          try check(file.withPlatformString { CFileSystemGiveName(descriptor, $0) })
          written = file
        }
      } catch {
        close(descriptor)
        throw error
      }
      // Some file systems report here that they could not write. Linux has closed the file even if a signal came.
      if close(descriptor) != 0, errno != EINTR { throw Errno(rawValue: errno) }
      if let hidden {
        try check(
          hidden.withPlatformString { hidden in file.withPlatformString { CFileSystemRename(hidden, $0) } })
      }
    } catch {
      written?.withPlatformString { _ = unlink($0) }
      switch error {
      case .canceled: throw .cancelled
      case .fileExists: throw .exists(file)
      default: throw .system(file, error)
      }
    }
  }

  private func check(_ result: CInt) throws(Errno) {
    if result != 0 { throw Errno(rawValue: result) }
  }

  /// Replaces the contents of an existing file, which keeps its permissions and extended attributes. Its date of modification
  /// increases by one second.
  func replace(with contents: Data) throws(FileFailure) {
    var status = stat()
    guard file.withPlatformString({ stat($0, &status) }) == 0,
      file.withPlatformString({ access($0, W_OK) }) == 0
    else { throw .system(file, Errno(rawValue: errno)) }
    // A link keeps leading to the file.
    let target = file.resolvingLinks
    let source: FileDescriptor
    do {
      source = try FileDescriptor.open(target, .readOnly, options: [.closeOnExec])
    } catch {
      throw .system(file, error as? Errno ?? .ioError)
    }
    defer { try? source.close() }
    let hidden = target.hiddenName
    // Stored thumbnails are recognized by the date.
    let date = timespec(tv_sec: status.st_mtim.tv_sec + 1, tv_nsec: status.st_mtim.tv_nsec)
    do throws(FileFailure) {
      try FileWriter(for: hidden).write(
        permissions: status.st_mode, modified: (status.st_atim, date), attributesOf: source
      ) { descriptor throws(Errno) in
        try descriptor.writeEverything(contents)
      }
    } catch {
      guard case .system(_, let reason) = error else { throw error }
      throw .system(file, reason)
    }
    hidden.withPlatformString { path in
      // Another owner would be a loss. Only root can keep it, but a member of its group can keep the group.
      if chown(path, status.st_uid, status.st_gid) != 0 { _ = chown(path, uid_t.max, status.st_gid) }
      // FAT has only even seconds.
      var written = stat()
      if stat(path, &written) == 0, written.st_mtim.tv_sec == status.st_mtim.tv_sec {
        let later = timespec(tv_sec: date.tv_sec + 1, tv_nsec: date.tv_nsec)
        _ = withUnsafePointer(to: [status.st_atim, later]) { utimensat(AT_FDCWD, path, $0.pointee, 0) }
      }
    }
    let result = hidden.withPlatformString { hidden in target.withPlatformString { rename(hidden, $0) } }
    guard result == 0 else {
      let reason = Errno(rawValue: errno)
      hidden.withPlatformString { _ = unlink($0) }
      throw .system(file, reason)
    }
  }
}

extension FileDescriptor {
  /// Reads bytes at the current position, fewer only at the end of the file.
  func readBytes(upTo count: Int) throws(Errno) -> [UInt8] {
    var reason: CInt = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      while length < count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[length..<count])
        let read = Glibc.read(rawValue, rest.baseAddress, rest.count)
        if read < 0, errno == EINTR { continue }
        guard read > 0 else {
          if read < 0 { reason = errno }
          return
        }
        length += read
      }
    }
    guard reason == 0 else { throw Errno(rawValue: reason) }
    return bytes
  }

  /// Writes all bytes.
  func writeEverything(_ bytes: some ContiguousBytes) throws(Errno) {
    let failure = bytes.withUnsafeBytes { bytes -> Errno? in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(rawValue, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return Errno(rawValue: count < 0 ? errno : ENOSPC) }
        rest = rest.dropFirst(count)
      }
      return nil
    }
    if let failure { throw failure }
  }
}

extension FilePath {
  /// A hidden name in the same folder that no other file has.
  var hiddenName: FilePath {
    removingLastComponent().appending(".gallery-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))")
  }
}
