import UIKit

/// An app delegate and a scene delegate as Xcode's template of 2019 has them, which log their calls.
class SceneAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifeCycleLog.calls.append("didFinishLaunching")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { LifeCycleLog.add() }
  func applicationWillResignActive(_ application: UIApplication) { LifeCycleLog.add() }
  func applicationWillTerminate(_ application: UIApplication) { LifeCycleLog.add() }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    LifeCycleLog.calls.append("configurationForConnecting")
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = LoggingSceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    LifeCycleLog.calls.append("didDiscard \(sceneSessions.count)")
  }
}

class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    LifeCycleLog.calls.append("willConnect")
    guard let windowScene = (scene as? UIWindowScene) else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = LoggingController()
    window?.makeKeyAndVisible()
    if let activity = connectionOptions.userActivities.first { scene.title = activity.title }
  }

  func sceneDidDisconnect(_ scene: UIScene) { LifeCycleLog.add() }
  func sceneDidBecomeActive(_ scene: UIScene) { LifeCycleLog.add() }
  func sceneWillResignActive(_ scene: UIScene) { LifeCycleLog.add() }
  func sceneWillEnterForeground(_ scene: UIScene) { LifeCycleLog.add() }
  func sceneDidEnterBackground(_ scene: UIScene) { LifeCycleLog.add() }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    LifeCycleLog.calls.append("open \(URLContexts.map(\.url.lastPathComponent))")
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    LifeCycleLog.calls.append("continue \(userActivity.activityType)")
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "restored")
  }
}

class LoggingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    LifeCycleLog.add()
    view.backgroundColor = .systemGreen
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    LifeCycleLog.add()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    LifeCycleLog.add()
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    LifeCycleLog.add()
  }
}

/// An app delegate as Xcode's template of 2015 has it, with the window that the storyboard used to create.
class WindowAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    LifeCycleLog.calls.append("didFinishLaunching")
    window = UIWindow(frame: UIScreen.main.bounds)
    window!.backgroundColor = UIColor.white
    window?.rootViewController = LoggingController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) { LifeCycleLog.add() }
  func applicationDidEnterBackground(_ application: UIApplication) { LifeCycleLog.add() }
  func applicationWillEnterForeground(_ application: UIApplication) { LifeCycleLog.add() }
  func applicationDidBecomeActive(_ application: UIApplication) { LifeCycleLog.add() }
  func applicationWillTerminate(_ application: UIApplication) { LifeCycleLog.add() }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) { LifeCycleLog.add() }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    LifeCycleLog.calls.append("open \(url.lastPathComponent)")
    return true
  }
}

/// Implements nothing.
class SilentAppDelegate: NSObject, UIApplicationDelegate {}
