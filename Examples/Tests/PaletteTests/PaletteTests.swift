import CairoRenderer
import CollectionViewTesting
import ImageDecoding
import Testing
import UIKit

@testable import Palette

/// Starts the app without a window system, as a test of an app can.
@MainActor
@Suite(.serialized) struct PaletteTests {
  @Test("the app opens a scene with the hues, and a tap on one opens its shades")
  func launchAndTap() throws {
    UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 360, height: 250)
    let application = UIApplication.launch(AppDelegate.self)
    defer { application.hostWillTerminate() }
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    #expect(scene.title == "Palette" && scene.activationState == .foregroundActive)
    #expect((scene.delegate as? SceneDelegate)?.window === application.keyWindow)
    expectSnapshot(of: picture(of: scene), named: "Palette")

    // Columns begin at 20, 130 and 240.
    tap(scene, at: CGPoint(x: 180, y: 180))
    let second = try #require(application.connectedScenes.first { $0 !== scene } as? UIWindowScene)
    #expect(second.title == "Shades of 4")
    expectSnapshot(of: picture(of: second), named: "Shades")

    application.requestSceneSessionDestruction(second.session, options: nil)
    #expect(application.connectedScenes == [scene])
  }

  @Test("a scene that is not active is drawn fainter")
  func inactive() throws {
    let application = UIApplication.launch(AppDelegate.self)
    defer { application.hostWillTerminate() }
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    scene.hostDidChange(to: .foregroundInactive)
    #expect(scene.keyWindow?.alpha ?? 0 < 1)
    scene.hostDidChange(to: .foregroundActive)
    #expect(scene.keyWindow?.alpha == 1)
  }

  private func tap(_ scene: UIWindowScene, at point: CGPoint) {
    for phase in [InputEvent.Phase.began, .ended] {
      let touch = InputEvent.Touch(id: 1, phase: phase, location: .init(point))
      scene.send(InputEvent(timestamp: FrameClock.main.time, action: .touches([touch])))
      FrameClock.main.tick(at: FrameClock.main.time + 0.2)
    }
  }

  private func picture(of scene: UIWindowScene) -> Bitmap? {
    CairoRenderer().render(scene.makeDisplayList(), scale: 1)
  }
}
