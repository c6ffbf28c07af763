import CollectionViewTesting
import Testing
import UIKit

/// An app that its own delegate has started, without a window system.
@MainActor
final class RunningApp {
  let application: UIApplication
  let stage: Stage
  var finger: Fingers { stage.finger }

  /// The size of a telephone, in points.
  static let phone = CGSize(width: 375, height: 667)

  init(
    _ delegate: any UIApplicationDelegate.Type, size: CGSize = phone,
    in surroundings: StageSurroundings = StageSurroundings()
  ) throws {
    // What the desktop tells an app before it starts. Direction and size of text follow.
    UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    UIScreen.main.scale = surroundings.scale
    UIScreen.main.userInterfaceStyle = surroundings.style
    application = UIApplication.launch(delegate)
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let window = try #require(scene.keyWindow, "The app has no key window.")
    stage = Stage(driving: window, in: surroundings)
    #expect(window.bounds.size == size)
    stage.settle()
  }

  /// Ends the app.
  isolated deinit {
    application.hostWillTerminate()
    UIScreen.main.userInterfaceStyle = .light
  }

  // MARK: - What is on the screen

  /// The labels that can be seen and have a text, from the back to the front.
  func labels(_ text: String) -> [UILabel] {
    visibleViews.compactMap { $0 as? UILabel }.filter { ($0.text ?? $0.attributedText?.string) == text }
  }

  func shows(_ text: String) -> Bool { !labels(text).isEmpty }

  /// The views of a class that can be seen, from the back to the front.
  func views<View: UIView>(_ type: View.Type) -> [View] { visibleViews.compactMap { $0 as? View } }

  /// The frontmost view of a class.
  func view<View: UIView>(
    _ type: View.Type, at location: SourceLocation = #_sourceLocation
  ) throws -> View {
    try #require(views(type).last, "There is no \(type).", sourceLocation: location)
  }

  private var visibleViews: [UIView] {
    func visible(in view: UIView) -> [UIView] {
      guard !view.isHidden, view.alpha > 0.01 else { return [] }
      return [view] + view.subviews.flatMap(visible)
    }
    return visible(in: stage.window).filter { view in
      let frame = view.convert(view.bounds, to: nil).intersection(stage.window.bounds)
      return !frame.isNull && frame.width > 0 && frame.height > 0
    }
  }

  // MARK: - What a user does

  /// Taps a text, and waits until nothing moves.
  func tap(_ text: String, at location: SourceLocation = #_sourceLocation) throws {
    tap(try #require(labels(text).last, "The text “\(text)” is not shown.", sourceLocation: location))
  }

  /// Taps the middle of a view, and waits until nothing moves.
  func tap(_ view: UIView) {
    finger.tap(at: middle(of: view))
    stage.settle()
  }

  /// Taps a point, and waits until nothing moves.
  func tap(x: CGFloat, y: CGFloat) {
    finger.tap(at: CGPoint(x: x, y: y))
    stage.settle()
  }

  /// The middle of the visible part of a view, in the window.
  func middle(of view: UIView) -> CGPoint {
    let frame = view.convert(view.bounds, to: nil).intersection(stage.window.bounds)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Drags a finger over the window, and waits until nothing moves.
  func drag(from start: CGPoint, by distance: CGVector) {
    finger.drag(from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy))
    stage.settle()
  }

  /// Scrolls what is in the middle of the window.
  func scroll(by distance: CGFloat) {
    let middle = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
    drag(from: CGPoint(x: middle.x, y: middle.y + distance / 2), by: CGVector(dx: 0, dy: -distance))
  }

  /// Turns the device: the scene changes its size.
  func resize(to size: CGSize) {
    UIScreen.main.bounds = CGRect(origin: .zero, size: size)
    stage.window.windowScene?.hostDidResize(to: size, scale: stage.window.traitCollection.displayScale)
    stage.settle()
  }

  /// Waits until nothing moves, and compares the window with the picture `Golden/<name>.png`.
  func expectPicture(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    stage.settle()
    expectMoment(name, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Compares the window as it is now, in a movement, with the picture `Golden/<name>.png`.
  func expectMoment(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    expectSnapshot(
      of: stage, named: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
