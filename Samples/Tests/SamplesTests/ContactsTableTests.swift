import CollectionViewTesting
import Testing
import UIKit

@testable import ContactsTable

extension Samples {
  /// Contacts in a table, 2016.
  @MainActor @Suite struct ContactsTableTests {
    private func table(_ app: RunningApp) throws -> UITableView { try app.view(UITableView.self) }

    private func texts(_ app: RunningApp) throws -> [String] {
      try table(app).visibleCells.compactMap { ($0 as? ContactCell)?.nameLabel.text }
    }

    /// The text of the first row below the bar and the header that stays there.
    private func topmost(_ app: RunningApp) throws -> String? {
      let table = try table(app)
      let top = table.contentOffset.y + table.adjustedContentInset.top
      return table.visibleCells.first { $0.convert(CGPoint.zero, to: table).y > top + 10 }
        .flatMap { ($0 as? ContactCell)?.nameLabel.text }
    }

    /// The middle of the row that shows a text.
    private func place(_ text: String, _ app: RunningApp, last: Bool = false) throws -> CGPoint {
      let labels = app.labels(text)
      return app.middle(of: try #require(last ? labels.last : labels.first))
    }

    @Test("a row opens a person, who is blocked, and the table shows it after the way back")
    func detail() throws {
      let app = try RunningApp(AppDelegate.self)
      app.expectPicture("ContactsTable")
      try app.tap("Ada Abel")
      app.expectPicture("ContactsTable-person")
      try app.tap("Block this Caller")
      #expect(app.shows("Unblock this Caller"))
      try app.tap("Contacts")
      #expect(try texts(app).prefix(4) == ["Greta Eriksson", "Bruno Barros", "Tove Strand", "Ada Abel"])
      #expect(try table(app).indexPathForSelectedRow == nil)
    }

    @Test("a swipe reveals actions of the old kind, which block and delete")
    func rowActions() throws {
      let app = try RunningApp(AppDelegate.self)
      let ada = try place("Ada Abel", app)
      app.drag(from: CGPoint(x: 300, y: ada.y), by: CGVector(dx: -180, dy: 0))
      app.expectPicture("ContactsTable-swiped")
      try app.tap("Block")
      app.drag(from: CGPoint(x: 300, y: ada.y), by: CGVector(dx: -180, dy: 0))
      #expect(app.shows("Unblock"))
      try app.tap("Delete")
      #expect(!app.shows("Ada Abel") && app.shows("Noor Aziz"))
      // The last one of a letter takes its section along.
      let sections = try table(app).numberOfSections
      let noor = try place("Noor Aziz", app)
      app.drag(from: CGPoint(x: 340, y: noor.y), by: CGVector(dx: -320, dy: 0))
      #expect(!app.shows("Noor Aziz"))
      #expect(try table(app).numberOfSections == sections - 1)
      // Favourites have the standard action.
      let greta = try place("Greta Eriksson", app)
      app.drag(from: CGPoint(x: 300, y: greta.y), by: CGVector(dx: -120, dy: 0))
      try app.tap("Remove")
      #expect(try texts(app).first == "Bruno Barros")
    }

    @Test("a finger on the section index jumps from letter to letter, until the end")
    func index() throws {
      let app = try RunningApp(AppDelegate.self)
      let table = try table(app)
      #expect(app.shows("★") && app.shows("W"))
      let (e, w) = (try place("E", app, last: true), try place("W", app, last: true))
      app.finger.down(at: CGPoint(x: 367, y: e.y))
      app.stage.advance(by: 0.1)
      #expect(try topmost(app) == "Greta Eriksson")
      app.expectMoment("ContactsTable-index")
      for step in 1...10 {
        app.finger.wait(0.016)
        app.finger.move(to: CGPoint(x: 367, y: e.y + (w.y - e.y) * CGFloat(step) / 10))
      }
      app.finger.up()
      app.stage.settle()
      #expect(table.contentOffset.y == table.contentSize.height + table.adjustedContentInset.bottom - 667)
      #expect(try texts(app).last == "Xenia Wolf")
      try app.tap("To Favorites")
      // The first row is below its header, without the room above the header (Behaviour.md 28.3 and 28.15).
      #expect(table.contentOffset.y == 22 - table.adjustedContentInset.top)
    }

    @Test("pulling down fetches another person, in a section of its own")
    func refresh() throws {
      let app = try RunningApp(AppDelegate.self)
      let table = try table(app)
      let sections = table.numberOfSections
      app.finger.down(at: CGPoint(x: 180, y: 250))
      for step in 1...10 {
        app.finger.wait(0.016)
        app.finger.move(to: CGPoint(x: 180, y: 250 + 12 * CGFloat(step)))
      }
      app.stage.advance(by: 0)
      app.expectMoment("ContactsTable-pulled")
      app.finger.up()
      app.stage.settle()
      #expect(table.numberOfSections == sections)
      app.drag(from: CGPoint(x: 180, y: 200), by: CGVector(dx: 0, dy: 350))
      #expect(table.numberOfSections == sections + 1)
      #expect(table.refreshControl?.isRefreshing == false)
      #expect(table.contentOffset.y == -table.adjustedContentInset.top)
      #expect(app.shows("Z"))
    }

    @Test("editing deletes with a control and moves favourites with a handle, not beyond their section")
    func editing() throws {
      let app = try RunningApp(AppDelegate.self)
      try app.tap("Edit")
      app.expectPicture("ContactsTable-editing")
      #expect(!app.shows("★"))
      let table = try table(app)
      // Only favourites can be moved.
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.showsReorderControl == true)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.showsReorderControl == false)
      let (greta, ada) = (try place("Greta Eriksson", app), try place("Ada Abel", app))
      app.finger.drag(
        from: CGPoint(x: 375 - 26, y: greta.y), to: CGPoint(x: 375 - 26, y: ada.y + 60), duration: 0.6)
      app.stage.settle()
      #expect(try texts(app).prefix(3) == ["Bruno Barros", "Tove Strand", "Greta Eriksson"])
      app.tap(x: 26, y: try place("Tove Strand", app).y)
      try app.tap("Remove")
      #expect(try texts(app).prefix(2) == ["Bruno Barros", "Greta Eriksson"])
      try app.tap("Done")
      #expect(app.shows("★"))
    }

    @Test("keys and the touchpad: focus, open, go back, scroll and delete")
    func keyboard() throws {
      let app = try RunningApp(AppDelegate.self)
      let table = try table(app)
      table.becomeFirstResponder()
      for _ in 0..<4 { app.stage.keys.press(.downArrow) }
      app.expectPicture("ContactsTable-focus")
      app.stage.keys.press(.return)
      app.stage.settle()
      #expect(app.shows("mobile"))
      try app.tap("Contacts")
      app.stage.touchpad.scroll(by: CGVector(dx: 0, dy: 200))
      app.stage.settle()
      #expect(table.contentOffset.y > 100)
      app.stage.touchpad.pointer = try place("Chen Bo", app)
      app.stage.touchpad.scroll(by: CGVector(dx: 160, dy: 0))
      app.stage.settle()
      app.finger.source = .mouse
      try app.tap("Delete")
      #expect(!app.shows("Chen Bo"))
    }

    @Test("dark, right to left and with large text")
    func surroundings() throws {
      var app = try RunningApp(
        AppDelegate.self, in: StageSurroundings(style: .dark, direction: .rightToLeft))
      app.scroll(by: 150)
      app.expectPicture("ContactsTable-dark-rtl")
      app = try RunningApp(AppDelegate.self, in: StageSurroundings(textSize: .accessibilityLarge))
      app.expectPicture("ContactsTable-large")
      app.resize(to: CGSize(width: 667, height: 375))
      app.scroll(by: 300)
      app.expectPicture("ContactsTable-wide")
    }
  }
}
