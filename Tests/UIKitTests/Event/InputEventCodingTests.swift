import Foundation
import Geometry
import Testing
import UIKit

@Suite("Events as text")
struct InputEventCodingTests {
  struct Row: Sendable {
    var event: InputEvent
    var text: String

    init(_ action: InputEvent.Action, _ text: String) { self.init(action, [], text) }

    init(_ action: InputEvent.Action, _ modifiers: InputEvent.Modifiers, _ text: String) {
      event = InputEvent(timestamp: 0.5, modifiers: modifiers, action: action)
      self.text = text
    }
  }

  private static let place = Point2D(x: 10, y: 20.5)
  private static let rows = [
    Row(
      .touches([.init(id: 3, phase: .began, location: place)]),
      #"{"time":0.5,"touches":[{"at":[10,20.5],"id":3,"phase":"began"}]}"#),
    Row(
      .touches([.init(id: 3, phase: .ended, location: place, source: .mouse)]), [.control, .shift],
      #"{"modifiers":["shift","control"],"time":0.5,"#
        + #""touches":[{"at":[10,20.5],"id":3,"phase":"ended","source":"mouse"}]}"#),
    Row(
      .scroll(.init(source: .wheel, delta: Point2D(x: 0, y: -1), location: place)),
      #"{"scroll":{"at":[10,20.5],"by":[0,-1],"source":"wheel"},"time":0.5}"#),
    Row(
      .scroll(.init(source: .touchpad, phase: .began, delta: Point2D(x: 2, y: 3), location: place)),
      #"{"scroll":{"at":[10,20.5],"by":[2,3],"phase":"began","source":"touchpad"},"time":0.5}"#),
    Row(
      .pinch(.init(phase: .changed, scale: 2, location: place)),
      #"{"pinch":{"at":[10,20.5],"phase":"changed","scale":2},"time":0.5}"#),
    Row(
      .pinch(.init(phase: .ended, scale: 2, rotation: 1, translation: Point2D(x: 4, y: 5), location: place)),
      #"{"pinch":{"at":[10,20.5],"by":[4,5],"phase":"ended","rotation":1,"scale":2},"time":0.5}"#),
    Row(
      .hover(.init(phase: .changed, location: place)),
      #"{"hover":{"at":[10,20.5],"phase":"changed"},"time":0.5}"#),
    Row(.key(.init(code: .pageDown)), #"{"key":{"code":"pageDown","phase":"began"},"time":0.5}"#),
    Row(.key(.init(code: .function(11))), #"{"key":{"code":"f11","phase":"began"},"time":0.5}"#),
    Row(
      .key(.init(code: .character("f"), text: "F", phase: .changed)), [.capsLock],
      #"{"key":{"code":"f","phase":"changed","text":"F"},"modifiers":["capsLock"],"time":0.5}"#),
  ]

  @Test("every kind of event is written and read", arguments: rows)
  func coding(row: Row) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(row.event), as: UTF8.self) == row.text)
    #expect(try JSONDecoder().decode(InputEvent.self, from: Data(row.text.utf8)) == row.event)
  }

  @Test(
    "malformed events are rejected",
    arguments: [
      #"{"time":1}"#, #"{"key":{"code":"up"}}"#, #"{"time":1,"key":{"code":"upwards"}}"#,
      #"{"time":1,"hover":{"at":[1],"phase":"began"}}"#,
      #"{"time":1,"hover":{"at":[1,2],"phase":"begun"}}"#,
    ])
  func refusal(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(InputEvent.self, from: Data(text.utf8))
    }
  }
}
