import Foundation

/// Reads a pipe line by line, with a time limit.
struct LineReader {
  private let handle: FileHandle
  private var rest = Data()
  /// Whether the pipe was closed.
  private(set) var isAtEnd = false

  init(_ handle: FileHandle) { self.handle = handle }

  /// The next line; nil when the pipe is closed or none came in time.
  mutating func line(until deadline: ContinuousClock.Instant) -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        return String(decoding: rest[..<end], as: UTF8.self)
      }
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { return nil }
      var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, Int32(left / .milliseconds(1)) + 1) > 0 else { return nil }
      let data = handle.availableData
      guard !data.isEmpty else {
        isAtEnd = true
        return nil
      }
      // A slice would keep the lines before it.
      rest = Data(rest) + data
    }
  }
}
