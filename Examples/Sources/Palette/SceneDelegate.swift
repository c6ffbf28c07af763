import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    if let activity = connectionOptions.userActivities.first, let hue = activity.userInfo?["hue"] as? Int {
      scene.title = activity.title
      window.rootViewController = PaletteViewController(.shades(of: hue))
    } else {
      scene.title = "Palette"
      window.rootViewController = PaletteViewController(.hues)
    }
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    window?.alpha = 1
  }

  func sceneWillResignActive(_ scene: UIScene) {
    window?.alpha = 0.9
  }
}
