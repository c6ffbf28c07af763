import Foundation

/// A library for the program, which makes it wait in front of folders until a test lets it read them.
///
/// A folder is slow if the end of its path is “slow”. It can be read once it contains the hidden file `.ready`, or is gone.
final class SlowFolders {
  private static let source = """
    #define _GNU_SOURCE
    #include <dirent.h>
    #include <dlfcn.h>
    #include <limits.h>
    #include <stdio.h>
    #include <string.h>
    #include <unistd.h>

    DIR *opendir(const char *path) {
      size_t length = strlen(path);
      char file[PATH_MAX];
      snprintf(file, sizeof file, "%s/.ready", path);
      if (length >= 4 && strcmp(path + length - 4, "slow") == 0)
        while (access(path, F_OK) == 0 && access(file, F_OK) != 0) usleep(1000);
      return ((DIR *(*)(const char *))dlsym(RTLD_NEXT, "opendir"))(path);
    }
    """

  /// The folder with the photo `first.jpg`, and those of the slow folder inside it.
  let path: String
  private let folder: URL

  /// Makes the library, and a folder with a photo and a slow folder of photos.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("SlowFolders-\(UUID())")
    let album = folder.appendingPathComponent("album")
    path = album.path
    try FileManager.default.createDirectory(
      at: album.appendingPathComponent("slow"), withIntermediateDirectories: true)
    let photos = try PhotoFolder(["a", "b"])
    for name in ["first.jpg", "slow/a.jpg", "slow/b.jpg"] {
      try FileManager.default.copyItem(atPath: "\(photos.path)/a.jpg", toPath: "\(path)/\(name)")
    }
    let file = folder.appendingPathComponent("slow.c")
    try Data(Self.source.utf8).write(to: file)
    // The compiler is part of Swift.
    try Tool.run(
      ["clang", "-shared", "-fPIC", "-O1", "-o", library, file.path],
      environment: ProcessInfo.processInfo.environment)
  }

  private var library: String { folder.appendingPathComponent("slow.so").path }

  /// The command that runs a program with the library.
  var wrapper: [String] { ["env", "LD_PRELOAD=\(library)"] }

  /// The path of the slow folder.
  var slowPath: String { "\(path)/slow" }

  /// Lets the program read the slow folder.
  func setReady() throws { try Data().write(to: URL(fileURLWithPath: "\(slowPath)/.ready")) }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
