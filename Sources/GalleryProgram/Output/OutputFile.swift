import Foundation
import Glibc
import SystemPackage
import Translations

/// A file that the program writes completely or not at all.
///
/// The content goes to a temporary file in the same folder, which then takes the name of the file. If writing fails,
/// an existing file keeps its content, and no temporary file remains. Standard output, pipes and devices are written
/// directly.
struct OutputFile {
  /// The reason why a file could not be written. The description is one sentence for the user.
  struct WritingError: Error, CustomStringConvertible {
    let path: FilePath
    let reason: String

    var description: String { translated("“%1$@” cannot be written: %2$@.", "\(path)", reason) }
  }

  /// The path of the file; `-` for standard output.
  let path: FilePath

  /// Whether this is standard output.
  var isStandardOutput: Bool { path == "-" || path == "/dev/stdout" }

  /// Whether the content is written directly, because a file with this name exists and is a pipe or a device.
  var isStream: Bool {
    isStandardOutput || path.status.map { $0.type != .regular && $0.type != .directory } ?? false
  }

  /// The absolute path of the file, for messages to the user.
  var location: FilePath {
    path.isAbsolute ? path : FilePath(FileManager.default.currentDirectoryPath).pushing(path)
  }

  /// The error for a picture that cannot be drawn or compressed.
  var outOfMemory: WritingError {
    WritingError(path: path, reason: translated("not enough memory to draw the picture"))
  }

  /// Writes the file. Replaces an existing file and keeps its permissions.
  func write(_ content: [UInt8]) throws(WritingError) {
    try reportingErrors {
      if isStandardOutput {
        try FileDescriptor.standardOutput.writeAll(content)
      } else if let status = path.status {
        // A link keeps leading to the file, so the file that it leads to is replaced.
        guard status.type == .regular, let target = path.canonical else {
          return try overwrite(with: content)
        }
        // A folder in which files can be created is not enough to replace a protected file.
        guard path.withPlatformString({ access($0, W_OK) }) == 0 else { throw Errno(rawValue: errno) }
        do {
          try TemporaryFile.write(content, beside: target, permissions: status.permissions).move(to: target)
        } catch Errno.permissionDenied {
          // The folder is protected, but the file is not.
          try overwrite(with: content)
        }
      } else if path.isLink {
        // The link leads to a file that does not exist yet.
        try overwrite(with: content)
      } else {
        try TemporaryFile.write(content, beside: path).move(to: path)
      }
    }
  }

  /// Writes a new file: with this name if it is free, and otherwise with the first free name of `name-2`, `name-3` and
  /// so on. Never replaces a file.
  ///
  /// - Returns: The file that was written.
  func writeUnderFreeName(_ content: [UInt8]) throws(WritingError) -> OutputFile {
    var candidate = self
    try reportingErrors {
      let file = try TemporaryFile.write(content, beside: path)
      var number = 1
      while try !file.move(toFreeName: candidate.path) {
        number += 1
        candidate = OutputFile(path: path.numbered(number))
      }
    }
    return candidate
  }

  private func overwrite(with content: [UInt8]) throws {
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .truncate, .closeOnExec], permissions: .allReadWrite)
    try file.closeAfter { _ = try file.writeAll(content) }
  }

  private func reportingErrors(_ body: () throws -> Void) throws(WritingError) {
    do {
      try body()
    } catch {
      throw WritingError(path: path, reason: "\(error)")
    }
  }
}

/// A complete file that does not have its final name yet. Deleted unless it is moved.
private struct TemporaryFile: ~Copyable {
  private let path: FilePath

  private init(path: FilePath) { self.path = path }

  /// Writes a temporary file and waits until the disk has it.
  ///
  /// - Parameters:
  ///   - target: A path in the same folder.
  ///   - content: The content of the file.
  ///   - permissions: The permissions of the file; nil for those of a new file.
  static func write(
    _ content: [UInt8], beside target: FilePath, permissions: FilePermissions? = nil
  ) throws -> TemporaryFile {
    // A file beyond the size limit of the process must be an error. The signal would end the process first.
    signal(SIGXFSZ, SIG_IGN)
    let name = ".gallery-\(String(UInt64.random(in: 0...UInt64.max), radix: 36))"
    let path = target.removingLastComponent().appending(name)
    let file = try FileDescriptor.open(
      path, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec], permissions: .allReadWrite)
    do {
      try file.closeAfter {
        try file.writeAll(content)
        if let permissions { try check(fchmod(file.rawValue, permissions.rawValue)) }
        do {
          try check(fsync(file.rawValue))
        } catch Errno.invalidArgument {
          // This file system does not support it.
        }
      }
    } catch {
      path.withPlatformString { _ = unlink($0) }
      throw error
    }
    return TemporaryFile(path: path)
  }

  /// Gives the file its final name, replacing an existing file.
  consuming func move(to target: FilePath) throws {
    try path.withPlatformString { path in
      try target.withPlatformString { target in try check(rename(path, target)) }
    }
  }

  /// Gives the file its final name.
  ///
  /// - Returns: False if a file with this name exists. Then this is still a temporary file.
  func move(toFreeName target: FilePath) throws -> Bool {
    do {
      try path.withPlatformString { path in
        try target.withPlatformString { target in
          do {
            try check(Glibc.link(path, target))
          } catch let error as Errno where error != .fileExists {
            // This file system has no links, so it cannot check and rename in one step.
            if access(target, F_OK) == 0 { throw Errno.fileExists }
            try check(rename(path, target))
          }
        }
      }
      return true
    } catch Errno.fileExists {
      return false
    }
  }

  // After a move, there is no file with this name.
  deinit { path.withPlatformString { _ = unlink($0) } }
}

/// Throws the error of a system call that returned −1.
private func check(_ result: CInt) throws {
  if result != 0 { throw Errno(rawValue: errno) }
}

extension FilePermissions {
  /// Read and write for everyone, as far as the process's mask for new files permits.
  fileprivate static let allReadWrite: FilePermissions = [.ownerReadWrite, .groupReadWrite, .otherReadWrite]
}

extension FilePath {
  /// The type and permissions of the file that the path leads to; nil if there is none.
  fileprivate var status: Stat? { try? stat() }

  /// Whether the path itself is a symbolic link.
  fileprivate var isLink: Bool { (try? stat(followTargetSymlink: false))?.type == .symbolicLink }

  /// The absolute path without links; nil if there is no such file.
  fileprivate var canonical: FilePath? {
    withPlatformString { path in
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return FilePath(platformString: resolved)
    }
  }

  /// The path with a number at the end of the name, before the extension.
  fileprivate func numbered(_ number: Int) -> FilePath {
    guard let stem else { return self }
    let name = "\(stem)-\(number)" + (self.extension.map { ".\($0)" } ?? "")
    return removingLastComponent().appending(name)
  }
}
