import Foundation
import SystemPackage

/// Prints what a window shows, a line of JSON whenever that changed, for tests of the whole program.
struct WindowTrace {
  /// What a window shows.
  struct State: Codable, Equatable {
    /// The layout's name on the command line.
    var layout: String
    /// The content offset in points, x and y.
    var offset: [Double]
    /// The size of the content in points.
    var content: [Double]
    /// The size of the window's content in points, without its header bar.
    var size: [Double]
    /// The selected pictures, section and item of each, in their order.
    var selection: [[Int]]
    /// Whether anything moves, or is held by a finger.
    var isMoving: Bool
    /// How many frames were drawn so far.
    var frames: Int
    /// How many pictures are being waited for.
    var pending: Int
  }

  private var last: State?
  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = .sortedKeys }

  /// Prints the state if it is another than the last one.
  mutating func record(_ state: State) {
    guard state != last, let line = try? encoder.encode(state) else { return }
    last = state
    // Who does not read any more has seen enough.
    _ = try? FileDescriptor.standardOutput.writeAll(line + [UInt8(ascii: "\n")])
  }
}
