import CollectionViewTesting
import Testing
import UIKit

@testable import SettingsList

extension Samples {
  /// Settings with accessories, a pop-up menu and swipes, 2022.
  @MainActor @Suite struct SettingsListTests {
    private let size = CGSize(width: 375, height: 860)

    private func row(of text: String, in app: RunningApp) throws -> UICollectionViewCell {
      let label = try #require(app.labels(text).last)
      let cell = sequence(first: label as UIView, next: \.superview).first { $0 is UICollectionViewCell }
      return try #require(cell as? UICollectionViewCell)
    }

    private func swipe(_ text: String, by distance: CGFloat, in app: RunningApp) throws {
      let middle = app.middle(of: try row(of: text, in: app))
      app.drag(
        from: CGPoint(x: middle.x - distance / 2, y: middle.y), by: CGVector(dx: distance, dy: 0))
    }

    private func accounts(_ app: RunningApp) -> [String] {
      ["Home", "Work", "University", "New Account"].filter { app.shows($0) }
        .sorted { app.middle(of: app.labels($0)[0]).y < app.middle(of: app.labels($1)[0]).y }
    }

    @Test("a switch, a detail button and a pop-up menu in rows, by finger")
    func accessories() throws {
      let app = try RunningApp(AppDelegate.self, size: size)
      let menus = TestMenus()
      app.stage.window.menuPresenter = menus
      app.expectPicture("SettingsList")
      #expect(app.shows("Harbour Guest"))
      // Two switches, of which the first one is that of airplane mode.
      let toggle = try #require(app.views(UISwitch.self).first)
      app.tap(toggle)
      #expect(toggle.isOn && app.shows("Off") && !app.shows("Harbour Guest"))

      try app.tap("Automatic")
      #expect(menus.titles == ["Automatic", "Light", "Dark"])
      menus.choose("Dark")
      app.stage.settle()
      #expect(app.shows("Dark") && !app.shows("Automatic"))
      #expect(app.stage.window.traitCollection.userInterfaceStyle == .dark)
      app.expectPicture("SettingsList-dark-chosen")

      let badges = app.middle(of: try row(of: "Badge Count", in: app))
      app.tap(x: 375 - 43, y: badges.y)
      #expect(app.shows("The number on the icon of the app."))
      try app.tap("OK")
      #expect(!app.shows("The number on the icon of the app."))
    }

    @Test("a swipe to the left mutes and removes an account, one to the right makes it the default")
    func swipes() throws {
      let app = try RunningApp(AppDelegate.self, size: size)
      try swipe("University", by: -150, in: app)
      app.expectPicture("SettingsList-trailing")
      try app.tap("Mute")
      try swipe("University", by: -150, in: app)
      #expect(app.shows("Unmute"))
      // A second swipe, while the first row closes.
      let work = app.middle(of: try row(of: "Work", in: app))
      app.finger.tap(at: CGPoint(x: 100, y: work.y))
      try swipe("Work", by: 120, in: app)
      app.expectPicture("SettingsList-leading")
      app.tap(x: 50, y: work.y)
      app.expectPicture("SettingsList-default")
      try swipe("Home", by: -150, in: app)
      try app.tap("Remove")
      #expect(accounts(app) == ["Work", "University"])
    }

    @Test("editing removes, adds and moves accounts, and long texts get more lines beside the controls")
    func editing() throws {
      let app = try RunningApp(AppDelegate.self, size: size)
      let university = try row(of: "University", in: app)
      let height = university.bounds.height
      try app.tap("Edit")
      app.expectPicture("SettingsList-editing")
      #expect(university.bounds.height > height)
      try app.tap("Done")
      #expect(university.bounds.height == height)
      try app.tap("Edit")

      let add = app.middle(of: try row(of: "Add Account", in: app))
      app.tap(x: 46, y: add.y)
      #expect(accounts(app) == ["Home", "Work", "University", "New Account"])
      let (home, last) = (
        app.middle(of: try row(of: "Home", in: app)), app.middle(of: try row(of: "University", in: app))
      )
      app.finger.drag(
        from: CGPoint(x: 375 - 42, y: home.y), to: CGPoint(x: 375 - 42, y: last.y), duration: 0.6)
      app.stage.settle()
      #expect(accounts(app) == ["Work", "University", "Home", "New Account"])
      app.tap(x: 46, y: app.middle(of: try row(of: "Work", in: app)).y)
      try app.tap("Remove")
      #expect(accounts(app) == ["University", "Home", "New Account"])
    }

    @Test("keys reach the accessories of the focused row, and operate them")
    func keyboard() throws {
      let app = try RunningApp(AppDelegate.self, size: size)
      let menus = TestMenus()
      app.stage.window.menuPresenter = menus
      let list = try app.view(UICollectionView.self)
      list.becomeFirstResponder()
      let keys = app.stage.keys
      // The first arrow key gives the first row the focus.
      keys.press(.downArrow)
      keys.press(.tab)
      keys.press(.space)
      #expect(app.views(UISwitch.self).first?.isOn == true && app.shows("Off"))
      keys.press(.tab, .shift)
      for _ in 0..<4 { keys.press(.downArrow) }
      // Now in the row “Badge Count”, whose detail button is the only control.
      app.expectPicture("SettingsList-focus")
      keys.press(.rightArrow)
      keys.press(.return)
      app.stage.settle()
      #expect(app.shows("The number on the icon of the app."))
      keys.press(.escape)
      app.stage.settle()
      keys.press(.leftArrow)
      keys.press(.upArrow)
      keys.press(.rightArrow)
      keys.press(.space)
      menus.choose("Light")
      app.stage.settle()
      #expect(app.shows("Light"))
      // Delete performs the destructive action of the row.
      for _ in 0..<3 { keys.press(.downArrow) }
      keys.press(.delete)
      app.stage.settle()
      #expect(accounts(app) == ["Work", "University"])
    }

    @Test("two fingers on a touchpad swipe a row, and the mouse clicks its button")
    func pointer() throws {
      let app = try RunningApp(AppDelegate.self, size: size)
      let work = app.middle(of: try row(of: "Work", in: app))
      app.stage.touchpad.pointer = work
      app.stage.touchpad.scroll(by: CGVector(dx: 160, dy: 0))
      app.stage.settle()
      app.finger.source = .mouse
      try app.tap("Remove")
      #expect(accounts(app) == ["Home", "University"])
      app.tap(try #require(app.views(UISwitch.self).last))
      #expect(app.views(UISwitch.self).last?.isOn == false)
      try app.tap("Reset All Settings")
      try app.tap("Reset")
      #expect(app.views(UISwitch.self).last?.isOn == true)
    }

    @Test("dark, right to left and with large text")
    func surroundings() throws {
      var app = try RunningApp(
        AppDelegate.self, size: size, in: StageSurroundings(style: .dark, direction: .rightToLeft))
      try swipe("Work", by: 150, in: app)
      app.expectPicture("SettingsList-dark-rtl")
      app = try RunningApp(AppDelegate.self, in: StageSurroundings(textSize: .accessibilityLarge))
      app.expectPicture("SettingsList-large")
      app.resize(to: CGSize(width: 667, height: 375))
      app.scroll(by: 300)
      app.expectPicture("SettingsList-wide")
    }
  }
}
