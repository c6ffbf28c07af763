import Foundation
import SystemPackage
import Testing
import UIKit

@testable import GalleryApp

@Suite("Recordings of what is done")
struct InputRecordingTests {
  private static let scene = #"{"layout":"wheel","size":[800,600]}"#
  private static let key = #"{"key":{"code":"right","phase":"began"},"time":1.5}"#

  @Test("lines are a scene and events; empty ones are none")
  func reading() throws {
    let recording = try InputRecording(text: "\n\(Self.scene)\n\n\(Self.key)\n \n")
    #expect(recording.scene == .init(layout: .wheel, size: CGSize(width: 800, height: 600)))
    #expect(
      recording.events == [InputEvent(timestamp: 1.5, action: .key(.init(code: .rightArrow)))])
    let lines = try InputRecording.line(recording.scene) + InputRecording.line(recording.events[0])
    #expect(String(decoding: lines, as: UTF8.self) == "\(Self.scene)\n\(Self.key)\n")
  }

  @Test(
    "the first line that is wrong is named",
    arguments: [
      ("", 1), ("{}", 1), (#"{"layout":"spiral","size":[1,1]}"#, 1), (#"{"layout":"grid","size":[0,9]}"#, 1),
      (#"{"layout":"grid","size":[1e9,9]}"#, 1), (scene + "\n" + scene, 2), (scene + "\n" + key + "\nx", 3),
      (scene + "\n" + key.replacingOccurrences(of: "1.5", with: "-1"), 2),
      (scene + "\n" + key.replacingOccurrences(of: "1.5", with: "1e9"), 2),
    ])
  func faults(text: String, line: Int) {
    #expect { try InputRecording(text: text) } throws: { error in
      (error as? InputRecording.FormatError)?.line == line
    }
  }

  @Test("the command replays before a picture and in a film, in the layout and size of the recording")
  func command() throws {
    let temporary = TemporaryFolder()
    temporary.file("a.jsonl", Array("\(Self.scene)\n\(Self.key)\n".utf8))
    let picture = try GalleryCommand(
      "--replay", "a.jsonl", "--trace", "--scale", "1", "--snapshot", "a.png", in: temporary)
    #expect(picture.status == 0, "\(picture.errors)")
    #expect(picture.output.contains(#""layout":"wheel""#) && picture.output.contains(#""size":[800,600]"#))
    // The first key shows the focus, on the picture that is in front.
    #expect(picture.output.contains(#""focus":[0,0]"#))
    temporary.file("a.jsonl", Array("\(Self.scene)\n\(Self.key)\n\(Self.key)\n".utf8))
    let film = try GalleryCommand(
      "--replay", "a.jsonl", "--size", "80x60", "--record", "b.png", in: temporary)
    #expect(film.status == 0, "\(film.errors)")
    // The wheel turns for 0.3 s after the second key, 30 frames a second; equal frames are one.
    let bytes = try Data(contentsOf: URL(fileURLWithPath: temporary.path.appending("b.png").string))
    let control = try #require(bytes.range(of: Data("acTL".utf8)))
    let frames = bytes[control.upperBound..<(control.upperBound + 4)].reduce(0) { $0 << 8 | Int($1) }
    #expect(frames >= 6)
  }

  @Test("a file that cannot be replayed ends it with 66 and one sentence")
  func unreadable() throws {
    let temporary = TemporaryFolder()
    temporary.file("a.jsonl", Array("\(Self.scene)\nno\n".utf8))
    let missing = try GalleryCommand("--replay", "b.jsonl", in: temporary)
    #expect(missing.status == 66)
    #expect(missing.errors == "gallery: “b.jsonl” cannot be replayed: No such file or directory.\n")
    let broken = try GalleryCommand("--replay", "a.jsonl", in: temporary)
    #expect(broken.status == 66)
    #expect(broken.errors == "gallery: “a.jsonl” cannot be replayed: line 2 is invalid.\n")
  }
}
