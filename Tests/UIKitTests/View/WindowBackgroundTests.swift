import Testing

@testable import UIKit

@MainActor
@Suite("The background of windows")
struct WindowBackgroundTests {
  @Test("§29.21 only the lowest window of a scene begins with a background")
  func windows() {
    let scene = UIWindowScene(
      session: UISceneSession(role: .windowApplication), connectionOptions: UIScene.ConnectionOptions())
    let (app, toast, own) = (
      UIWindow(windowScene: scene), UIWindow(windowScene: scene), UIWindow(windowScene: scene)
    )
    toast.windowLevel = .alert
    own.backgroundColor = .red
    for window in [app, toast, own] { window.isHidden = false }
    #expect(app.backgroundColor == .systemBackground)
    #expect(toast.backgroundColor == nil && own.backgroundColor == .red)
    app.isHidden = true
    own.isHidden = true
    #expect(toast.backgroundColor == .systemBackground)
    #expect(UIWindow().backgroundColor == .systemBackground)
  }
}
