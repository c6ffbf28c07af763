import CGTK4
import Foundation
import RendererTestSupport
import Testing
import UIKit

@testable import GTKHost

@MainActor
@Suite("Input methods of the desktop", .needsDisplay)
struct InputMethodTests {
  /// A window of the program, 300 × 200 points.
  private let window = gtk_window_new()!.raw.assumingMemoryBound(to: GtkWindow.self)
  private let controller = UIViewController()
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 260, height: 34))

  init() {
    gtk_init()
    gtk_window_set_decorated(window, 0)
    gtk_window_set_default_size(window, 300, 200)
    gtk_window_set_child(window, WidgetHost.makeWidget(showing: controller))
    controller.view.addSubview(field)
  }

  /// Lets GTK and Swift's main queue work until a condition is met.
  private func wait(until condition: () -> Bool, _ location: SourceLocation = #_sourceLocation) async {
    for _ in 0..<100_000 where !condition() {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
    #expect(condition(), sourceLocation: location)
  }

  /// Presses keys on the X server, by their names there.
  private func press(_ keys: String...) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdotool", "mousemove", "150", "150", "key", "--delay", "20"] + keys
    try process.run()
    while process.isRunning {
      g_main_context_iteration(nil, 0)
      await Task.yield()
    }
  }

  private func show() async {
    gtk_window_present(window)
    await wait { controller.view.window?.windowScene?.activationState == .foregroundActive }
    field.becomeFirstResponder()
    await wait { gtk_window_is_active(window) != 0 }
  }

  @Test("letters, a hexadecimal code, and a letter with an accent are typed")
  func composed() async throws {
    defer { gtk_window_destroy(window) }
    await show()
    try await press("a", "shift+b")
    await wait { field.text == "aB" }
    // GTK composes a character of its code: u and the digits are underlined until the space bar ends them.
    try await press("ctrl+shift+u", "3", "b")
    await wait { field.text == "aBu3b" && field.markedTextRange != nil }
    try await press("1", "space")
    await wait { field.text == "aBα" && field.markedTextRange == nil }
    try await press("dead_acute", "e")
    await wait { field.text == "aBαé" }
    try await press("ctrl+z", "ctrl+z")
    await wait { field.text == "aB" }
  }

  @Test("Escape gives up what is composed; leaving the field keeps it")
  func givenUp() async throws {
    defer { gtk_window_destroy(window) }
    await show()
    try await press("x", "ctrl+shift+u", "4")
    await wait { field.text == "xu4" }
    try await press("Escape")
    await wait { field.text == "x" && field.markedTextRange == nil }
    try await press("ctrl+shift+u", "4", "1")
    await wait { field.text == "xu41" }
    field.resignFirstResponder()
    #expect(field.text == "xu41" && field.markedTextRange == nil)
    field.becomeFirstResponder()
    try await press("y")
    await wait { field.text == "xu41y" }
  }

  @Test("of what an input method says about one key, only the result counts")
  func meaningful() {
    func composed(_ text: String) -> InputEvent.Text { InputEvent.Text(text, phase: .changed) }
    func final(_ text: String) -> InputEvent.Text { InputEvent.Text(text, phase: .ended) }
    #expect(InputMethod.meaningful([composed(""), final("é"), composed("")]) == [final("é")])
    #expect(InputMethod.meaningful([composed("u"), composed("u3")]) == [composed("u3")])
    #expect(InputMethod.meaningful([final("に"), composed("h")]) == [final("に"), composed("h")])
    #expect(InputMethod.meaningful([composed("")]) == [composed("")])
  }
}
