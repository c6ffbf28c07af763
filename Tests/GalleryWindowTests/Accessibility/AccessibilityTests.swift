import Foundation
import Testing

extension GalleryWindowTests {
  /// What assistive technology sees of the window and does with it, without a pointer, a key or a look at the screen.
  @Suite(
    "Assistive technology",
    .enabled(if: Assistant.isInstalled, "python3-pyatspi or dbus-daemon is not installed"))
  struct AccessibilityTests {
    private static let names = (1...60).map { "Photo \($0)" }

    @Test(
      "tours a folder, opens a picture, leads to the next one, goes back, deletes a picture and restores it")
    func tour() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path, hasBus: true)
      let assistant = try Assistant(of: window)
      var elements = try assistant.wait { $0.contains { $0.name == "Photo 1.jpg" } }

      // 1. The folder: a list of pictures with position and total.
      let list = try #require(elements.first { $0.role == "list" })
      let first = try #require(elements.first { $0.name == "Photo 1.jpg" })
      #expect(first.role == "list item" && first.depth == list.depth + 1)
      #expect(first.description == "1 of 60")
      #expect(first.states.isSuperset(of: ["focusable", "sensitive", "visible"]))
      #expect(first.actions.isSuperset(of: ["element.press", "element.select", "element.focus"]))
      #expect(!elements.contains { $0.name == "Photo 60.jpg" })

      // 2. Moving past the edge scrolls: from one last element to the next, until the last picture is there.
      var number = 1
      while number < 60 {
        let last =
          elements.compactMap { Int($0.name.dropFirst(6).dropLast(4)) }.filter { $0 <= 60 }.max() ?? 60
        #expect(last > number, "no element after \(number)")
        guard last > number else { return }
        number = last
        try assistant.perform("focus", of: "Photo \(number).jpg")
        try window.wait { $0.focus == [0, number - 1] && !$0.isMoving }
        elements = try assistant.wait { elements in
          let focused = elements.contains {
            $0.name == "Photo \(number).jpg" && $0.states.contains("focused")
          }
          return focused && (number == 60 || elements.contains { $0.name == "Photo \(number + 1).jpg" })
        }
      }

      // 3. Selection.
      try assistant.perform("select", of: "Photo 60.jpg")
      try window.wait { $0.selection == [[0, 59]] }
      elements = try assistant.wait { $0.contains { $0.description == "60 of 60, selected" } }
      let selected = try #require(elements.first { $0.description == "60 of 60, selected" })
      #expect(selected.states.contains("selected"))

      // 4. The viewer: one picture, and nothing behind it.
      try assistant.perform("press", of: "Photo 60.jpg")
      try window.wait { $0.viewer?.isOpen == true }
      elements = try assistant.wait { $0.contains { $0.role == "image" && $0.name == "Photo 60.jpg" } }
      #expect(!elements.contains { $0.role == "list item" })
      try assistant.perform("Previous-Picture", of: "Photo 60.jpg")
      try window.wait { $0.viewer?.index == 58 }
      try assistant.wait {
        $0.contains {
          $0.name == "Photo 59.jpg" && $0.description == "59 of 60" && $0.states.contains("focused")
        }
      }

      // 5. Back.
      try assistant.perform("Back", of: "Photo 59.jpg")
      try window.wait { $0.viewer == nil && !$0.isMoving }
      try assistant.wait { $0.contains { $0.role == "list item" && $0.name == "Photo 59.jpg" } }

      // 6. To the trash, and back.
      try assistant.perform("focus", of: "Photo 59.jpg")
      try window.wait { $0.focus == [0, 58] && $0.isSettled == true }
      try window.press("Delete")
      elements = try assistant.wait { elements in
        !elements.contains { $0.name == "Photo 59.jpg" }
          && elements.contains { $0.name == "Photo 60.jpg" && $0.states.contains("focused") }
      }
      #expect(elements.contains { $0.name == "Photo 60.jpg" && $0.description.hasPrefix("59 of 59") })
      #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Photo 59.jpg"))
      try window.press("ctrl+z")
      try assistant.wait { elements in
        elements.contains { $0.name == "Photo 59.jpg" && $0.description.hasPrefix("59 of 60") }
          && elements.contains { $0.name == "Photo 60.jpg" && $0.states.contains("focused") }
      }
      #expect(FileManager.default.fileExists(atPath: "\(folder.path)/Photo 59.jpg"))
      #expect(window.reports == [])
    }

    @Test("every button of the header bar has a name")
    func headerBar() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path, hasBus: true)
      let assistant = try Assistant(of: window)
      let elements = try assistant.wait { $0.contains { $0.name == "Photo 1.jpg" } }
      let buttons = elements.filter { ["push button", "toggle button", "menu", "slider"].contains($0.role) }
      #expect(buttons.count >= 5)
      #expect(buttons.filter { $0.name.isEmpty } == [])
    }

    @Test("keys report the new focus, and are received by the content while an element has the focus")
    func keys() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path, hasBus: true)
      let assistant = try Assistant(of: window)
      try assistant.wait { $0.contains { $0.name == "Photo 1.jpg" } }
      for number in 1...3 {
        let focus = "object:state-changed:focused|1|Photo \(number).jpg"
        let reports = try assistant.reports {
          $0 == focus
        } after: {
          try window.press("Right")
        }
        #expect(reports.last == focus)
      }
      try window.wait { $0.focus == [0, 2] }
    }

    @Test("there are no elements before technology asks for them")
    func nobody() throws {
      let folder = try PhotoFolder(Self.names)
      let window = try DrivenWindow("--layout", "grid", folder.path, hasBus: true)
      let assistant = try Assistant(of: window, isEnabled: false)
      let elements = try assistant.wait { !$0.isEmpty && $0.contains { $0.role == "frame" } }
      #expect(!elements.contains { $0.name == "Photo 1.jpg" })
    }
  }
}
