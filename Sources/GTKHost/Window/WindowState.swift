import Foundation
import Geometry

/// The state of a window that is stored from one run of the program to the next.
public struct WindowState: Codable, Equatable, Sendable {
  /// The width of the window, without borders, in points.
  public var width: Int
  /// The height of the window, without borders, in points.
  public var height: Int
  /// The width of the content, in points; nil if the content was never on screen.
  public var contentWidth: Int?
  /// The height of the content, which is below the header bar, in points.
  public var contentHeight: Int?
  /// Whether the window is maximized.
  public var isMaximized: Bool
  /// The identifier of the selected layout.
  public var layout: String?

  /// Creates a state.
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

  /// The size of the content in points; the window's size if the content's is unknown.
  var contentSize: Size2D {
    Size2D(width: Double(contentWidth ?? width), height: Double(contentHeight ?? height))
  }

  /// The file that stores the state: in the desktop's folder for state (XDG Base Directory Specification 0.8).
  public static func file(
    applicationID: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let home = environment["HOME"] ?? NSHomeDirectory()
    // The specification requires relative paths to be ignored.
    let folder =
      environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
    return URL(fileURLWithPath: folder).appendingPathComponent(applicationID).appendingPathComponent(
      "window.json")
  }

  /// Reads a state; nil if the file is missing or invalid.
  public init?(file: URL) {
    guard let data = try? Data(contentsOf: file),
      let state = try? JSONDecoder().decode(WindowState.self, from: data),
      (200...16_384).contains(state.width), (150...16_384).contains(state.height),
      (1...16_384).contains(state.contentWidth ?? state.width),
      (1...16_384).contains(state.contentHeight ?? state.height)
    else { return nil }
    self = state
  }

  /// Writes the state, and creates missing folders.
  public func write(to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: file, options: .atomic)
  }
}
