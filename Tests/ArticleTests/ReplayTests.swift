import Foundation
import Geometry
import Testing
import UIKit

/// The article "Recording and replaying input".
@MainActor
@Suite("Article: recording and replaying input")
struct ReplayTests {
  // snippet: replay
  /// Plays a recording into a window, and returns when everything has come to rest.
  func play(_ recording: String, in window: UIWindow) throws {
    let decoder = JSONDecoder()
    let events = try recording.split(separator: "\n").map {
      try decoder.decode(InputEvent.self, from: Data($0.utf8))
    }
    var time = FrameClock.main.time
    var replay = InputReplay(events, startingAt: time)
    while !replay.isOver || FrameClock.main.isRunning {
      time += 1.0 / 60
      replay.advance(to: time, in: window)
      window.layoutIfNeeded()
    }
  }
  // end snippet

  // snippet: record
  /// Writes events as lines of JSON, with times that start at 0.
  struct Recorder {
    private(set) var lines: [String] = []
    private var start: Double?

    mutating func record(_ event: InputEvent) throws {
      var event = event
      let start = start ?? event.timestamp
      self.start = start
      event.timestamp -= start
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      lines.append(String(decoding: try encoder.encode(event), as: UTF8.self))
    }
  }
  // end snippet

  private func makeScene() -> (window: UIWindow, view: UIScrollView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UIScrollView(frame: window.bounds)
    view.contentSize = CGSize(width: 300, height: 20_000)
    window.addSubview(view)
    window.makeKeyAndVisible()
    return (window, view)
  }

  private static let recording: String = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/fling.jsonl")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  @Test("the recording of the article is a fling; every replay ends at the same offset")
  func replay() throws {
    let first = makeScene()
    try play(Self.recording, in: first.window)
    let second = makeScene()
    FrameClock.main.tick(at: FrameClock.main.time + 3.21)
    try play(Self.recording, in: second.window)
    #expect(first.view.contentOffset.y > 100)
    #expect(first.view.contentOffset == second.view.contentOffset)
  }

  @Test("what is recorded is what is replayed")
  func record() throws {
    var recorder = Recorder()
    let touch = InputEvent.Touch(id: 1, phase: .began, location: Point2D(x: 150, y: 300))
    try recorder.record(InputEvent(timestamp: 17.25, action: .touches([touch])))
    #expect(recorder.lines.first == Self.recording.split(separator: "\n").first.map(String.init))
  }
}
