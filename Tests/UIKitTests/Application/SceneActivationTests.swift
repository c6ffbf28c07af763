import Geometry
import TestSupport
import Testing
import UIKit

extension TimedTests {
  /// Items that open in windows of their own (Documentation/Behaviour.md, 24.7 and 24.8).
  @MainActor
  @Suite("Opening an item in a new window")
  final class SceneActivationTests {
    /// Six cells of 100 points in two rows; the first opens no window.
    private final class Items: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
      var asked: [IndexPath] = []
      private(set) lazy var list: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 0
        let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        list.delegate = self
        list.allowsFocus = true
        return list
      }()

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
      }

      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        6
      }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }

      func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIWindowScene.ActivationConfiguration? {
        asked.append(indexPath)
        guard indexPath.item > 0 else { return nil }
        let activity = NSUserActivity(activityType: "item")
        activity.title = "Item \(indexPath.item)"
        return UIWindowScene.ActivationConfiguration(userActivity: activity)
      }
    }

    private let bounds = UIScreen.main.bounds
    private let items = Items()

    init() { UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 300, height: 400) }

    isolated deinit {
      UIApplication.shared.hostWillTerminate()
      UIScreen.main.bounds = bounds
    }

    /// Launches an app that shows the items.
    private func launch(_ delegate: any UIApplicationDelegate.Type) throws -> Stage {
      let window = try #require(UIApplication.launch(delegate).keyWindow)
      window.rootViewController = items
      return Stage(driving: window)
    }

    private var titles: [String] { UIApplication.shared.connectedScenes.compactMap(\.title).sorted() }

    /// Moves two fingers on the screen apart, about a point, from 40 points to a multiple of them.
    private func spread(_ stage: Stage, about point: CGPoint, by scale: CGFloat) {
      let finger = stage.finger
      finger.down(at: CGPoint(x: point.x - 20, y: point.y), finger: 1)
      finger.down(at: CGPoint(x: point.x + 20, y: point.y), finger: 2)
      for step in 1...5 {
        let distance = 20 * (1 + (scale - 1) * CGFloat(step) / 5)
        finger.move(to: CGPoint(x: point.x - distance, y: point.y), finger: 1)
        finger.move(to: CGPoint(x: point.x + distance, y: point.y), finger: 2)
        finger.wait(0.02)
      }
      finger.up(finger: 1)
      finger.up(finger: 2)
    }

    private func pinch(_ stage: Stage, at point: Point2D, to scale: Double, cancels: Bool = false) {
      for (phase, scale) in [(InputEvent.Phase.began, 1), (.changed, scale)] {
        stage.send(.pinch(.init(phase: phase, scale: scale, location: point)))
      }
      stage.send(.pinch(.init(phase: cancels ? .cancelled : .ended, scale: scale, location: point)))
    }

    @Test("§24.7 two fingers that move apart on an item open it, and the scene finds what to show")
    func fingers() throws {
      let stage = try launch(SceneAppDelegate.self)
      spread(stage, about: CGPoint(x: 150, y: 150), by: 4)
      #expect(titles == ["Item 4"] && items.asked == [IndexPath(item: 4, section: 0)])
      #expect(UIApplication.shared.windows.count == 2)
      #expect(items.list.indexPathsForSelectedItems == [])
    }

    @Test("§24.7 a small pinch, one that closes, one without an item or without a window open nothing")
    func noWindow() throws {
      let stage = try launch(SceneAppDelegate.self)
      spread(stage, about: CGPoint(x: 150, y: 150), by: 1.4)
      spread(stage, about: CGPoint(x: 150, y: 150), by: 0.3)
      spread(stage, about: CGPoint(x: 150, y: 300), by: 4)
      spread(stage, about: CGPoint(x: 50, y: 50), by: 4)
      pinch(stage, at: Point2D(x: 150, y: 150), to: 3, cancels: true)
      #expect(titles == [] && UIApplication.shared.connectedScenes.count == 1)
    }

    @Test("§24.7 a touchpad opens an item; where there is none, the pinch is for the views around")
    func touchpad() throws {
      let stage = try launch(SceneAppDelegate.self)
      let outer = UIPinchGestureRecognizer()
      var scales: [CGFloat] = []
      outer.addAction { _ in scales.append(outer.scale) }
      stage.window.addGestureRecognizer(outer)
      pinch(stage, at: Point2D(x: 250, y: 50), to: 2)
      #expect(titles == ["Item 2"] && scales == [])
      pinch(stage, at: Point2D(x: 50, y: 50), to: 2)
      #expect(titles == ["Item 2"] && scales == [1, 2, 2])
    }

    @Test("§24.7 Shift+Return opens the focused item; where there is no window, it is Return")
    func keyboard() throws {
      let stage = try launch(SceneAppDelegate.self)
      items.list.becomeFirstResponder()
      for _ in 0..<2 { stage.keys.press(.rightArrow) }
      stage.keys.press(.return, .shift)
      #expect(titles == ["Item 1"] && items.list.indexPathsForSelectedItems == [])
      stage.keys.press(.leftArrow)
      stage.keys.press(.return, .shift)
      #expect(
        titles == ["Item 1"] && items.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test("§24.7 an app with one window opens none")
    func singleWindow() throws {
      let stage = try launch(WindowAppDelegate.self)
      var failure: (any Error)?
      let interaction = UIWindowScene.ActivationInteraction(
        configurationProvider: { _, _ in .init(userActivity: NSUserActivity(activityType: "a")) },
        errorHandler: { failure = $0 })
      let view = UIView(frame: CGRect(x: 0, y: 300, width: 300, height: 100))
      stage.window.addSubview(view)
      view.addInteraction(interaction)
      pinch(stage, at: Point2D(x: 150, y: 150), to: 2)
      #expect(failure == nil)
      spread(stage, about: CGPoint(x: 150, y: 350), by: 4)
      #expect((failure as? UISceneError)?.code == .multipleScenesNotSupported)
      view.removeInteraction(interaction)
      #expect(view.gestureRecognizers?.isEmpty != false && interaction.view == nil)
      #expect(UIApplication.shared.connectedScenes.count == 1)
    }

    @Test("§24.8 the action of a menu opens a window, or is the alternate where there is only one")
    func action() throws {
      typealias Action = UIWindowScene.ActivationAction
      func make(_ alternate: UIAction?) -> Action {
        Action(alternate: alternate) { _ in
          let activity = NSUserActivity(activityType: "menu")
          activity.title = "From the menu"
          return .init(userActivity: activity)
        }
      }
      var count = 0
      let show = UIAction(title: "Show", attributes: .destructive) { _ in count += 1 }
      _ = try launch(SceneAppDelegate.self)
      let opening = make(show)
      #expect(opening.title == "Open in New Window" && opening.attributes == [])
      opening.perform(sender: nil)
      #expect(titles == ["From the menu"] && count == 0)
      UIApplication.shared.hostWillTerminate()
      _ = try launch(WindowAppDelegate.self)
      #expect(make(show).title == "Show" && make(show).attributes == .destructive)
      #expect(make(nil).attributes == .hidden)
      make(show).perform(sender: nil)
      #expect(count == 1 && UIApplication.shared.connectedScenes.count == 1)
    }
  }
}
