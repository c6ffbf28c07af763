import Foundation
import Testing
import UIKit

@testable import GTKHost

@Suite("A window before it is shown")
@MainActor
struct WindowHostTests {
  /// Makes a host, and does something while the screen has its size.
  ///
  /// - Parameter remembered: What the last run has left.
  private func withHost(
    contentSize: CGSize? = nil, remembered: WindowState? = nil, _ body: (WindowHost) -> Void
  ) throws {
    let screen = UIScreen.main.bounds
    let identifier = "io.github.opencollectionview.Test\(UUID())"
    let file = WindowState.file(applicationID: identifier)
    defer {
      UIScreen.main.bounds = screen
      try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
    try remembered?.write(to: file)
    var options = WindowOptions(applicationID: identifier, title: "Test")
    options.contentSize = contentSize.map { .init($0) }
    body(WindowHost(options: options))
  }

  @Test("it and the screen have the size that the options ask for")
  func options() throws {
    try withHost(
      contentSize: CGSize(width: 640, height: 480), remembered: WindowState(width: 900, height: 700)
    ) {
      #expect($0.window.frame == CGRect(x: 0, y: 0, width: 640, height: 480))
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 640, height: 480))
    }
  }

  @Test("or else the size that is remembered")
  func remembered() throws {
    try withHost(remembered: WindowState(width: 900, height: 700)) {
      #expect($0.window.frame == CGRect(x: 0, y: 0, width: 900, height: 700))
      #expect(UIScreen.main.bounds == $0.window.frame)
    }
  }

  @Test("of the content, if that is remembered: a header bar is above it")
  func rememberedContent() throws {
    let state = WindowState(width: 900, height: 700, contentWidth: 898, contentHeight: 652)
    try withHost(remembered: state) {
      #expect($0.window.frame == CGRect(x: 0, y: 0, width: 898, height: 652))
      #expect(UIScreen.main.bounds == $0.window.frame)
    }
  }

  @Test("a controller sees it as soon as its view is loaded")
  func controller() throws {
    final class Controller: UIViewController {
      var width: CGFloat = 0
      override func viewDidLoad() { width = view.bounds.width }
    }
    try withHost(contentSize: CGSize(width: 640, height: 480)) {
      let controller = Controller()
      // Asked for by somebody else, before it is in the window.
      _ = controller.view
      #expect(controller.width == 640)
      $0.window.rootViewController = Controller()
      #expect(($0.window.rootViewController as? Controller)?.width == 640)
    }
  }
}
