import SystemPackage

/// Where the program says what went wrong.
enum StandardError {
  /// Writes one line, with the program's name before it.
  static func report(_ line: String) {
    // Nobody is left to be told if even this cannot be written.
    _ = try? FileDescriptor.standardError.writeAll("gallery: \(line)\n".utf8)
  }
}
