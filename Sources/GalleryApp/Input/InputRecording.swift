import UIKit

/// What was done in the gallery's window, to be replayed in a window, a film or a picture.
///
/// As text it is a line of JSON with the layout and the size, and then one for every event.
public struct InputRecording: Sendable {
  /// Where something is done.
  public struct Scene: Codable, Equatable, Sendable {
    /// The layout that was shown.
    public var layout: GalleryLayout
    /// The size of the window's content, in points.
    public var size: CGSize

    /// Describes a scene.
    public init(layout: GalleryLayout, size: CGSize) {
      self.layout = layout
      self.size = size
    }
  }

  /// Why a text is no recording; the description is the end of a sentence.
  public struct FormatError: Error, CustomStringConvertible {
    /// The line, from 1 on.
    public let line: Int

    /// Where the text is wrong.
    public var description: String { "line \(line) is none of a recording" }
  }

  /// Nothing in a recording is later, in seconds: a day.
  private static let longest = 86_400.0
  /// No window is narrower, lower, wider or higher, in points.
  private static let sides: ClosedRange<CGFloat> = 1...16_384

  /// Where it was done.
  public var scene: Scene
  /// What was done, with times in seconds from the first event.
  public var events: [InputEvent]

  /// Makes a recording.
  public init(scene: Scene, events: [InputEvent]) {
    self.scene = scene
    self.events = events
  }

  /// Reads a recording; lines may be empty.
  public init(text: String) throws {
    let decoder = JSONDecoder()
    var scene: Scene?
    events = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.allSatisfy(\.isWhitespace) {
      do {
        if scene == nil {
          scene = try decoder.decode(Scene.self, from: Data(line.utf8))
        } else {
          let event = try decoder.decode(InputEvent.self, from: Data(line.utf8))
          guard (0...Self.longest).contains(event.timestamp) else { throw FormatError(line: index + 1) }
          events.append(event)
        }
      } catch {
        throw FormatError(line: index + 1)
      }
    }
    guard let scene, Self.sides.contains(scene.size.width), Self.sides.contains(scene.size.height) else {
      throw FormatError(line: 1)
    }
    self.scene = scene
  }

  /// A scene or an event as a line of a recording, with its end.
  public static func line(_ part: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(part) + [UInt8(ascii: "\n")]
  }
}

extension GalleryLayout: Codable {}
