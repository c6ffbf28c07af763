import Geometry
import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// An app as written for iOS, started without a window system. The expected orders are those of section 24 of
  /// Documentation/Behaviour.md.
  @MainActor
  @Suite("An app")
  final class ApplicationTests {
    private let bounds = UIScreen.main.bounds
    private var observers: [any NSObjectProtocol] = []

    init() {
      UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 400, height: 300)
      LifeCycleLog.calls = []
    }

    isolated deinit {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      UIApplication.shared.hostWillTerminate()
      UIScreen.main.bounds = bounds
    }

    /// Adds notifications to the log, with the last part of their names.
    private func observe(_ names: NSNotification.Name...) {
      for name in names {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
            let name = notification.name.rawValue
            MainActor.assumeIsolated { LifeCycleLog.calls.append(name) }
          })
      }
    }

    private func scene(_ application: UIApplication, at index: Int = 0) throws -> UIWindowScene {
      let scenes = application.connectedScenes.compactMap { $0 as? UIWindowScene }
        .sorted { ($0.title ?? "") < ($1.title ?? "") }
      return try #require(scenes.indices.contains(index) ? scenes[index] : nil)
    }

    @Test("§24.1 a scene delegate follows the launch, and the view appears between its calls")
    func sceneLaunch() {
      UIApplication.launch(SceneAppDelegate.self)
      #expect(
        LifeCycleLog.take() == [
          "didFinishLaunching", "configurationForConnecting", "willConnect", "viewDidLoad", "viewWillAppear",
          "sceneWillEnterForeground", "sceneDidBecomeActive", "viewDidAppear",
        ])
    }

    @Test("§24.2 an app delegate that owns the window follows the launch")
    func windowLaunch() throws {
      let application = UIApplication.launch(WindowAppDelegate.self)
      #expect(
        LifeCycleLog.take() == [
          "didFinishLaunching", "viewDidLoad", "viewWillAppear", "applicationDidBecomeActive",
          "viewDidAppear",
        ])
      let window = try #require((application.delegate as? WindowAppDelegate)?.window)
      #expect(application.windows == [window] && application.keyWindow === window)
      #expect(try scene(application).windows == [window])
      #expect(window.bounds.size == CGSize(width: 400, height: 300))
      #expect(window.rootViewController?.view.window?.windowScene?.delegate == nil)
    }

    @Test("§24.3 the delegate is called before the notification, for a scene before the app")
    func notifications() {
      observe(
        UIApplication.didFinishLaunchingNotification, UIScene.willConnectNotification,
        UIScene.willEnterForegroundNotification, UIApplication.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIApplication.didBecomeActiveNotification)
      UIApplication.launch(SceneAppDelegate.self)
      #expect(
        LifeCycleLog.take().filter { !$0.hasPrefix("view") } == [
          "didFinishLaunching", "UIApplicationDidFinishLaunchingNotification", "configurationForConnecting",
          "willConnect", "UISceneWillConnectNotification", "sceneWillEnterForeground",
          "UISceneWillEnterForegroundNotification", "UIApplicationWillEnterForegroundNotification",
          "sceneDidBecomeActive", "UISceneDidActivateNotification",
          "UIApplicationDidBecomeActiveNotification",
        ])
    }

    @Test("§24.4 a scene goes to the background and back through the inactive state")
    func background() throws {
      let application = UIApplication.launch(SceneAppDelegate.self)
      let scene = try scene(application)
      _ = LifeCycleLog.take()
      scene.hostDidChange(to: .background)
      #expect(LifeCycleLog.take() == ["sceneWillResignActive", "sceneDidEnterBackground"])
      #expect(scene.activationState == .background && application.applicationState == .background)
      scene.hostDidChange(to: .foregroundActive)
      #expect(LifeCycleLog.take() == ["sceneWillEnterForeground", "sceneDidBecomeActive"])
      scene.hostDidChange(to: .foregroundInactive)
      #expect(LifeCycleLog.take() == ["sceneWillResignActive"])
      #expect(application.applicationState == .inactive)
    }

    @Test("§24.4 so does an app whose delegate owns the window, which then hears of the foreground")
    func windowBackground() throws {
      let application = UIApplication.launch(WindowAppDelegate.self)
      let scene = try scene(application)
      _ = LifeCycleLog.take()
      scene.hostDidChange(to: .background)
      scene.hostDidChange(to: .foregroundActive)
      #expect(
        LifeCycleLog.take() == [
          "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillEnterForeground",
          "applicationDidBecomeActive",
        ])
    }

    @Test("§24.5 closing the window disconnects the scene and discards its session")
    func close() throws {
      let application = UIApplication.launch(SceneAppDelegate.self)
      let scene = try scene(application)
      _ = LifeCycleLog.take()
      application.hostDidClose(scene)
      application.hostWillTerminate()
      #expect(
        LifeCycleLog.take() == [
          "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "didDiscard 1",
          "applicationWillTerminate",
        ])
      #expect(scene.session.stateRestorationActivity?.activityType == "restored")
      #expect(application.connectedScenes.isEmpty && application.openSessions.isEmpty)
    }

    @Test("two scenes are two windows; the app is active while one of them is")
    func twoScenes() throws {
      let application = UIApplication.launch(SceneAppDelegate.self)
      let activity = NSUserActivity(activityType: "second")
      activity.title = "Second"
      application.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
      let (first, second) = (try scene(application), try scene(application, at: 1))
      #expect(second.title == "Second" && application.windows.count == 2)
      _ = LifeCycleLog.take()
      observe(UIApplication.willResignActiveNotification)
      first.hostDidChange(to: .background)
      #expect(application.applicationState == .active)
      #expect(LifeCycleLog.take() == ["sceneWillResignActive", "sceneDidEnterBackground"])
      #expect(application.keyWindow === second.keyWindow)
      // One that is open already continues instead.
      application.requestSceneSessionActivation(first.session, userActivity: activity, options: nil)
      #expect(LifeCycleLog.take() == ["continue second", "sceneWillEnterForeground", "sceneDidBecomeActive"])
      application.requestSceneSessionDestruction(second.session, options: nil)
      #expect(application.connectedScenes == [first])
    }

    @Test("an app delegate that owns the window has one scene")
    func oneScene() {
      let application = UIApplication.launch(WindowAppDelegate.self)
      var error: (any Error)?
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { error = $0 }
      #expect((error as? UISceneError)?.code == .multipleScenesNotSupported)
      #expect(application.connectedScenes.count == 1)
    }

    @Test("URLs reach the scene that is active, or the app delegate")
    func urls() {
      let url = URL(fileURLWithPath: "/tmp/a.png")
      UIApplication.launch(SceneAppDelegate.self).hostDidOpen([url])
      #expect(LifeCycleLog.take().last == "open [\"a.png\"]")
      UIApplication.launch(WindowAppDelegate.self).hostDidOpen([url])
      #expect(LifeCycleLog.take().last == "open a.png")
    }

    @Test("low memory reaches the delegate and the controllers")
    func memory() {
      let application = UIApplication.launch(WindowAppDelegate.self)
      _ = LifeCycleLog.take()
      application.hostDidReceiveMemoryWarning()
      #expect(LifeCycleLog.take() == ["applicationDidReceiveMemoryWarning", "didReceiveMemoryWarning"])
    }

    @Test("an app that shows no window is reported, and its scene is empty")
    func noWindow() throws {
      var application: UIApplication?
      let found = diagnostics { application = UIApplication.launch(SilentAppDelegate.self) }
      #expect(found.map(\.code) == [.sceneWithoutWindow])
      let list = try scene(try #require(application)).makeDisplayList()
      #expect(list.root.commands.isEmpty && list.size == Size2D(width: 400, height: 300))
    }

    @Test("other code reaches the window through the delegates, with UIKit's two optionals")
    func windowOfDelegate() throws {
      let application = UIApplication.launch(WindowAppDelegate.self)
      let root = UIViewController()
      UIApplication.shared.delegate?.window??.rootViewController = root
      #expect(application.keyWindow?.rootViewController === root)
      if let delegate = UIApplication.shared.delegate, let window = delegate.window, let found = window {
        #expect(found === application.keyWindow)
      } else {
        Issue.record("there is no window")
      }
      UIApplication.launch(SceneAppDelegate.self)
      let scene = UIApplication.shared.connectedScenes.first
      let window = (scene?.delegate as? UIWindowSceneDelegate)?.window ?? nil
      #expect(window != nil && window === UIApplication.shared.windows.first { $0.isKeyWindow })
      #expect((scene?.delegate as? UIResponder)?.next == nil)
      let responders = sequence(
        first: try #require(window?.rootViewController?.view as UIResponder?), next: \.next)
      #expect(responders.contains { $0 === UIApplication.shared.delegate })
    }

    @Test("calls with a question mark compile")
    func optionalCalls() {
      let application = UIApplication.launch(SceneAppDelegate.self)
      _ = LifeCycleLog.take()
      application.delegate?.applicationWillTerminate?(application)
      let scene = application.connectedScenes.first!
      scene.delegate?.sceneDidBecomeActive?(scene)
      scene.delegate?.scene?(scene, openURLContexts: [])
      #expect(LifeCycleLog.take() == ["applicationWillTerminate", "sceneDidBecomeActive", "open []"])
    }

    // MARK: - Windows over others

    @Test("a window of a higher level is drawn over the others and receives the touches at its location")
    func levels() throws {
      let application = UIApplication.launch(SceneAppDelegate.self)
      let scene = try scene(application)
      let below = try #require(scene.keyWindow)
      _ = scene.makeDisplayList()
      #expect(!scene.needsFrame)
      var above: UIWindow? = UIWindow(windowScene: scene)
      above?.frame = CGRect(x: 100, y: 50, width: 80, height: 40)
      above?.windowLevel = .alert + 1
      var taps: [String] = []
      above?.addGestureRecognizer(UITapGestureRecognizer { taps.append("above \($0.location(in: nil).x)") })
      below.addGestureRecognizer(UITapGestureRecognizer { taps.append("below \($0.location(in: nil).x)") })
      above?.isHidden = false
      #expect(scene.needsFrame && scene.windows.count == 2 && scene.keyWindow === below)
      #expect(scene.makeDisplayList().root.commands.count == 2)
      tap(scene, at: CGPoint(x: 110, y: 60))
      tap(scene, at: CGPoint(x: 30, y: 60))
      #expect(taps == ["above 10.0", "below 30.0"])
      // The app removes a window by releasing it.
      above = nil
      #expect(scene.windows == [below] && scene.needsFrame)
      #expect(scene.makeDisplayList().root === below.makeDisplayList().root)
    }

    private func tap(_ scene: UIWindowScene, at point: CGPoint) {
      for (phase, time) in [(InputEvent.Phase.began, 0.0), (.ended, 0.05)] {
        let touch = InputEvent.Touch(id: 1, phase: phase, location: Point2D(point))
        scene.send(InputEvent(timestamp: FrameClock.main.time + time, action: .touches([touch])))
      }
      FrameClock.main.tick(at: FrameClock.main.time + 1)
    }

    @Test("the key window changes with its callbacks and notifications")
    func keyWindow() throws {
      final class KeyWindow: UIWindow {
        override func becomeKey() { LifeCycleLog.add() }
        override func resignKey() { LifeCycleLog.add() }
      }
      let scene = try scene(UIApplication.launch(SceneAppDelegate.self))
      let below = try #require(scene.keyWindow)
      _ = LifeCycleLog.take()
      observe(UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification)
      let window = KeyWindow(windowScene: scene)
      window.makeKeyAndVisible()
      #expect(scene.keyWindow === window && !below.isKeyWindow)
      window.isHidden = true
      below.makeKey()
      #expect(
        LifeCycleLog.take() == [
          "UIWindowDidResignKeyNotification", "becomeKey", "UIWindowDidBecomeKeyNotification", "resignKey",
          "UIWindowDidResignKeyNotification", "UIWindowDidBecomeKeyNotification",
        ])
    }

    @Test("a window scene reports its new size, and windows that fill it follow")
    func resize() throws {
      final class Delegate: NSObject, UIWindowSceneDelegate {
        var sizes: [CGSize] = []
        func windowScene(
          _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
          interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
          traitCollection previousTraitCollection: UITraitCollection
        ) {
          sizes.append(previousCoordinateSpace.bounds.size)
          #expect(previousInterfaceOrientation == .landscapeLeft)
          #expect(windowScene.interfaceOrientation == .portrait)
        }
      }
      let scene = try scene(UIApplication.launch(SceneAppDelegate.self))
      let (delegate, scale) = (Delegate(), UIScreen.main.scale)
      scene.delegate = delegate
      scene.hostDidResize(to: CGSize(width: 200, height: 500), scale: scale)
      scene.hostDidResize(to: CGSize(width: 200, height: 500), scale: scale)
      #expect(delegate.sizes == [CGSize(width: 400, height: 300)])
      #expect(scene.keyWindow?.frame == CGRect(x: 0, y: 0, width: 200, height: 500))
    }
  }
}
