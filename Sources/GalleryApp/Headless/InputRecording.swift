import UIKit

/// A recording of input in the gallery's window, to replay in a window, a film or a picture.
///
/// The text format is one line of JSON with the layout and the size, followed by one line for each event.
package struct InputRecording: Sendable {
  /// The layout and size at the beginning of a recording.
  package struct Scene: Codable, Equatable, Sendable {
    /// The layout.
    package var layout: GalleryLayout
    /// The size of the window's content, in points.
    package var size: CGSize

    /// Creates a scene.
    package init(layout: GalleryLayout, size: CGSize) {
      self.layout = layout
      self.size = size
    }
  }

  /// An error in the text of a recording. The description is the end of a sentence.
  package struct FormatError: Error, CustomStringConvertible {
    /// The number of the line, starting at 1.
    package let line: Int

    /// A description of the error.
    package var description: String { "line \(line) is invalid" }
  }

  /// The maximum length of a recording in seconds: one day.
  private static let longest = 86_400.0
  /// The limits of a window's width and height, in points.
  private static let sides: ClosedRange<CGFloat> = 1...16_384

  /// The scene of the recording.
  package var scene: Scene
  /// The events, with times in seconds from the first event.
  package var events: [InputEvent]

  /// Creates a recording.
  package init(scene: Scene, events: [InputEvent]) {
    self.scene = scene
    self.events = events
  }

  /// Reads a recording from text. Empty lines are ignored.
  package init(text: String) throws {
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

  /// Returns a scene or an event as a line of a recording, with a line break.
  package static func line(_ part: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(part) + [UInt8(ascii: "\n")]
  }
}

extension GalleryLayout: Codable {}
