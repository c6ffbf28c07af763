import Foundation
import Geometry

/// What a window remembers from one run of the program to the next.
public struct WindowState: Codable, Equatable, Sendable {
  /// The width of the window, without borders, in points.
  public var width: Int
  /// Its height.
  public var height: Int
  /// The width of its content, in points; nil when the content has not been on screen yet.
  public var contentWidth: Int?
  /// The height of its content, which is below the header bar.
  public var contentHeight: Int?
  /// Whether it fills the screen, with its borders.
  public var isMaximized: Bool
  /// The identifier of the layout shown.
  public var layout: String?

  /// Makes a state.
  public init(
    width: Int = 1280, height: Int = 800, contentWidth: Int? = nil, contentHeight: Int? = nil,
    isMaximized: Bool = false, layout: String? = nil
  ) {
    self.width = width
    self.height = height
    self.contentWidth = contentWidth
    self.contentHeight = contentHeight
    self.isMaximized = isMaximized
    self.layout = layout
  }

  /// The size of the content in points: that of the window as long as it is not known.
  var contentSize: Size2D {
    Size2D(width: Double(contentWidth ?? width), height: Double(contentHeight ?? height))
  }

  /// Where states are kept: a file in the desktop's folder for what programs remember (XDG Base Directory
  /// Specification 0.8).
  public static func file(
    applicationID: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let home = environment["HOME"] ?? NSHomeDirectory()
    // A path that is not absolute is to be ignored, says the specification.
    let folder =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
    return URL(fileURLWithPath: folder).appendingPathComponent(applicationID).appendingPathComponent(
      "window.json")
  }

  /// Reads a state; nil where there is none, or none that makes sense.
  public init?(file: URL) {
    guard let data = try? Data(contentsOf: file),
      let state = try? JSONDecoder().decode(WindowState.self, from: data),
      (200...16_384).contains(state.width), (150...16_384).contains(state.height),
      (1...16_384).contains(state.contentWidth ?? state.width),
      (1...16_384).contains(state.contentHeight ?? state.height)
    else { return nil }
    self = state
  }

  /// Writes the state, making the folders it takes.
  public func write(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}
