import Foundation
import SystemPackage

@testable import GalleryApp

/// A run of the built `gallery`, which stands next to the tests, without a display.
struct GalleryCommand {
  let status: Int32
  let outputBytes: [UInt8]
  let errors: String

  var output: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Runs the command in a folder and waits for its end; arguments are bytes, as the system's are.
  init(_ arguments: [UInt8]..., in folder: TemporaryFolder) throws {
    try self.init(arguments, in: folder)
  }

  /// Runs the command with arguments that are text.
  init(_ arguments: String..., in folder: TemporaryFolder) throws {
    try self.init(arguments.map { Array($0.utf8) }, in: folder)
  }

  /// Runs the command with any number of arguments that are text.
  ///
  /// - Parameter preparation: What a shell does before it becomes the command, in the same folder.
  init(_ arguments: [String], in folder: TemporaryFolder, after preparation: String = ":") throws {
    try self.init(arguments.map { Array($0.utf8) }, in: folder, after: preparation)
  }

  /// Runs the command with any number of arguments.
  init(_ arguments: [[UInt8]], in folder: TemporaryFolder, after preparation: String = ":") throws {
    let executable = FilePath(try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      .removingLastComponent().appending("gallery")
    let log = TemporaryFolder()
    let files = [log.path.appending("out").string, log.path.appending("err").string]

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, file) in zip([STDOUT_FILENO, STDERR_FILENO], files) {
      posix_spawn_file_actions_addopen(&actions, descriptor, file, O_WRONLY | O_CREAT, 0o600)
    }

    // Not `Process`, whose arguments are `String`s; `env` changes the folder.
    let command = [
      "/usr/bin/env", "-u", "DISPLAY", "-u", "WAYLAND_DISPLAY", "-C", folder.path.string, "/bin/sh", "-c",
      "\(preparation)\nexec \"$0\" \"$@\"", executable.string,
    ].map { Array($0.utf8) }
    let argv = (command + arguments).map { bytes in
      strdup(bytes.map { CChar(bitPattern: $0) } + [0])
    }
    defer { argv.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, "/usr/bin/env", &actions, nil, argv + [nil], environ) == 0 else {
      throw Errno(rawValue: errno)
    }
    var ending: Int32 = 0
    waitpid(process, &ending, 0)
    // The exit status, or 128 and the signal as shells say it.
    status = ending & 0x7F == 0 ? ending >> 8 & 0xFF : 128 + ending & 0x7F
    outputBytes = Array(try Data(contentsOf: URL(fileURLWithPath: files[0])))
    errors = String(decoding: try Data(contentsOf: URL(fileURLWithPath: files[1])), as: UTF8.self)
  }
}
