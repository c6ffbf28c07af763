import SystemPackage

/// Writes diagnostics of the program to standard error.
enum StandardError {
  /// Writes one line that begins with the name of the program.
  static func report(_ line: String) {
    _ = try? FileDescriptor.standardError.writeAll("gallery: \(line)\n".utf8)
  }
}
