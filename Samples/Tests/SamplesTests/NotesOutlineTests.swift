import CollectionViewTesting
import Testing
import UIKit

@testable import NotesOutline

extension Samples {
  /// An outline with section snapshots, 2020.
  @MainActor @Suite struct NotesOutlineTests {
    /// The chevron is at the trailing edge of the row, whose text does not react.
    private func disclosure(of title: String, in app: RunningApp) -> CGPoint {
      CGPoint(x: 338, y: app.labels(title).last.map { app.middle(of: $0).y } ?? 0)
    }

    private func tapDisclosure(of title: String, in app: RunningApp) {
      let point = disclosure(of: title, in: app)
      app.tap(x: point.x, y: point.y)
    }

    @Test("folders expand and collapse, in two taps quickly one after another, and a note opens")
    func outline() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("NotesOutline")
      tapDisclosure(of: "Novel", in: app)
      #expect(app.shows("Chapters"))
      tapDisclosure(of: "Chapters", in: app)
      app.expectPicture("NotesOutline-expanded")
      // The second tap comes while the first one's animation runs.
      let novel = disclosure(of: "Novel", in: app)
      app.finger.tap(at: novel)
      app.stage.advance(by: 0.1)
      app.finger.tap(at: novel)
      app.stage.settle()
      try app.tap("3. Fog")
      app.expectPicture("NotesOutline-note")
      try app.tap("Notes")
      #expect(app.shows("Chapters"))
    }

    @Test("a button expands all folders, and collapses them")
    func all() throws {
      let app = try RunningApp(AppDelegate.self)
      try app.tap("Expand All")
      #expect(app.shows("Ines") && app.shows("Outline"))
      try app.tap("Collapse All")
      #expect(!app.shows("Ines") && app.shows("Recipes"))
    }

    @Test("right to left, dark, and with large text")
    func surroundings() throws {
      var app = try RunningApp(
        AppDelegate.self, in: StageSurroundings(style: .dark, direction: .rightToLeft))
      try app.tap("Expand All")
      app.expectPicture("NotesOutline-dark-rtl")
      app = try RunningApp(AppDelegate.self, in: StageSurroundings(textSize: .accessibilityMedium))
      try app.tap("Expand All")
      app.expectPicture("NotesOutline-large")
    }
  }
}
