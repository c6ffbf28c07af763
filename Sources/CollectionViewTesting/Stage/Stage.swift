#if os(Linux)
  import UIKit

  /// A window without a display, in which a test shows a view, lets time pass, and does what a user does.
  ///
  /// ```swift
  /// let stage = Stage(MyViewController(), size: CGSize(width: 390, height: 844))
  /// stage.finger.fling(velocity: CGVector(dx: 0, dy: -2000))
  /// stage.settle()
  /// expectSnapshot(of: stage, named: "after a fling")
  /// ```
  ///
  /// No time passes by itself. The window has a clock of its own, so that other tests do not move it. Display links
  /// use the clock of the host, `FrameClock.main`, which the stage advances by the same intervals.
  @preconcurrency @MainActor
  public final class Stage {
    /// The window. It is the key window when the stage is created.
    public let window: UIWindow
    /// The time of the next event.
    package let seconds: TestSeconds

    /// A finger on the screen, or several.
    public private(set) lazy var finger = Fingers(in: window, seconds)
    /// Two fingers on a touchpad.
    public private(set) lazy var touchpad = Touchpad(in: window, seconds)
    /// The wheel of a mouse.
    public private(set) lazy var wheel = MouseWheel(in: window, seconds)
    /// The keyboard.
    public private(set) lazy var keys = Keys(in: window, seconds)

    /// Shows a view controller.
    ///
    /// - Parameters:
    ///   - controller: The root view controller of the window.
    ///   - size: The size of the window, in points.
    ///   - surroundings: The scale, style, direction and text size.
    public init(
      _ controller: UIViewController, size: CGSize = CGSize(width: 390, height: 844),
      in surroundings: StageSurroundings = StageSurroundings()
    ) {
      window = Self.makeWindow(size, surroundings)
      seconds = TestSeconds(on: window.frameClock)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      if !controller.isFirstResponder { focusCollectionView() }
    }

    /// Shows a view, such as a collection view or a cell.
    ///
    /// - Parameters:
    ///   - view: The view, which fills the window.
    ///   - size: The size of the window, in points; nil for that of the view.
    ///   - surroundings: The scale, style, direction and text size.
    public init(
      _ view: UIView, size: CGSize? = nil, in surroundings: StageSurroundings = StageSurroundings()
    ) {
      window = Self.makeWindow(size ?? view.bounds.size, surroundings)
      seconds = TestSeconds(on: window.frameClock)
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      focusCollectionView()
    }

    /// Shows an empty window, to which a test adds several views.
    ///
    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - surroundings: The scale, style, direction and text size.
    public init(size: CGSize, in surroundings: StageSurroundings = StageSurroundings()) {
      window = Self.makeWindow(size, surroundings)
      seconds = TestSeconds(on: window.frameClock)
      window.makeKeyAndVisible()
    }

    /// Drives a window that is shown already, such as that of an app which a test has launched.
    ///
    /// ```swift
    /// let application = UIApplication.launch(AppDelegate.self)
    /// let stage = Stage(driving: try #require(application.keyWindow))
    /// ```
    ///
    /// - Parameters:
    ///   - window: The window. Its size and its clock stay.
    ///   - surroundings: The scale, style, direction and text size that the window receives; nil for those that it has.
    public init(driving window: UIWindow, in surroundings: StageSurroundings? = nil) {
      self.window = window
      seconds = TestSeconds(on: window.frameClock)
      if let surroundings { Self.set(surroundings, of: window) }
      window.layoutIfNeeded()
    }

    /// Lets the collection view receive keys, as it does after a click.
    private func focusCollectionView() { collectionView?.becomeFirstResponder() }

    private static func makeWindow(_ size: CGSize, _ surroundings: StageSurroundings) -> UIWindow {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.frameClock = FrameClock()
      set(surroundings, of: window)
      return window
    }

    private static func set(_ surroundings: StageSurroundings, of window: UIWindow) {
      window.traitOverrides.displayScale = surroundings.scale
      window.traitOverrides.layoutDirection = surroundings.direction
      window.traitOverrides.preferredContentSizeCategory = surroundings.textSize
      window.overrideUserInterfaceStyle = surroundings.style
    }

    /// The size of the window, in points.
    public var size: CGSize { window.bounds.size }

    /// The first collection view in the window, from the back to the front; nil if there is none.
    public var collectionView: UICollectionView? {
      func find(in view: UIView) -> UICollectionView? {
        (view as? UICollectionView) ?? view.subviews.lazy.compactMap { find(in: $0) }.first
      }
      return find(in: window)
    }

    /// Changes the size of the window, as a rotation or a user does.
    public func resize(to size: CGSize) {
      window.frame.size = size
      window.layoutIfNeeded()
    }

    /// Sends the window an event for which the stage has no device, such as a pinch or a single step of a touchpad.
    ///
    /// - Parameters:
    ///   - action: What happens, at the stage's present time.
    ///   - modifiers: The keys held meanwhile.
    public func send(_ action: InputEvent.Action, _ modifiers: InputEvent.Modifiers = []) {
      window.send(InputEvent(timestamp: seconds.now, modifiers: modifiers, action: action))
    }

    /// Lets time pass, in seconds, with 60 frames a second. An interval of 0 is one frame, in which animations begin.
    public func advance(by interval: TimeInterval) {
      var rest = max(0, interval)
      repeat {
        let step = min(rest, Self.frameDuration)
        seconds.wait(step)
        window.layoutIfNeeded()
        rest -= step
        // Rounding must not add a frame.
      } while rest > 1e-9
    }

    /// Lets time pass until nothing moves, with 60 frames a second.
    ///
    /// - Parameter limit: The maximum time that passes, in seconds. An animation that repeats never ends.
    /// - Returns: Whether nothing moves any more.
    @discardableResult
    public func settle(within limit: TimeInterval = 10) -> Bool {
      var elapsed = 0.0
      window.layoutIfNeeded()
      while seconds.isRunning {
        guard elapsed < limit else { return false }
        advance(by: Self.frameDuration)
        elapsed += Self.frameDuration
      }
      return true
    }

    private static let frameDuration = 1.0 / 60
  }
#endif
