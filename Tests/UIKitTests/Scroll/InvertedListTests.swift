import CollectionViewTesting
import Geometry
import TestSupport
import Testing
import UIKit

extension StagedTests {
  /// Lists that a transform turns upside down, as in chats, whose newest entry is at the bottom.
  @MainActor
  @Suite("Inverted lists")
  struct InvertedListTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let stage: Stage

    init() {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      container.addSubview(view)
      stage = Stage(container, size: CGSize(width: 300, height: 400))
      view.contentSize = CGSize(width: 300, height: 3000)
      view.contentOffset.y = 1000
    }

    private func scroll(
      _ source: InputEvent.Scroll.Source, _ delta: Point2D, _ phase: InputEvent.Phase = .changed
    ) {
      stage.send(
        .scroll(.init(source: source, phase: phase, delta: delta, location: Point2D(x: 150, y: 200))))
    }

    // A click scrolls by 400^(2/3) = 54.3 points, whole pixels at scale 1 or half ones at scale 2.
    @Test("§6.13 a wheel that is turned down shows what is below on screen")
    func wheel() {
      view.transform = CGAffineTransform(scaleX: 1, y: -1)
      scroll(.wheel, Point2D(x: 0, y: 1))
      stage.settle()
      #expect(abs(view.contentOffset.y - (1000 - 54.3)) < 0.5)
      scroll(.wheel, Point2D(x: 0, y: -1))
      stage.settle()
      #expect(view.contentOffset.y == 1000)
    }

    @Test("at its end, the view around it scrolls")
    func end() {
      view.transform = CGAffineTransform(scaleX: 1, y: -1)
      view.contentOffset.y = 0
      scroll(.wheel, Point2D(x: 0, y: 1))
      stage.settle()
      #expect(view.contentOffset.y == 0)
      scroll(.wheel, Point2D(x: 0, y: -1))
      stage.settle()
      #expect(view.contentOffset.y > 50)
    }

    // Turned by a right angle clockwise, the y axis of the view leads to the left.
    @Test(
      "fingers on a touchpad move the content with them",
      arguments: [
        (CGAffineTransform(scaleX: 1, y: -1), 0.0, 30.0), (CGAffineTransform(rotationAngle: .pi / 2), 30, 0),
      ])
    func touchpad(transform: CGAffineTransform, x: Double, y: Double) {
      view.transform = transform
      scroll(.touchpad, Point2D(x: x, y: y), .began)
      scroll(.touchpad, Point2D(x: x, y: y))
      #expect(abs(view.contentOffset.y - 940) < 0.01)
      scroll(.touchpad, .zero, .cancelled)
    }

    @Test("a translation that is set is the translation, also in a mirrored view")
    func translation() {
      let pan = UIPanGestureRecognizer()
      var seen: [CGPoint] = []
      pan.addAction { [view] _ in
        if seen.isEmpty { pan.setTranslation(CGPoint(x: 10, y: 50), in: view) }
        seen.append(pan.translation(in: view))
      }
      view.isScrollEnabled = false
      view.transform = CGAffineTransform(scaleX: 1, y: -2)
      view.addGestureRecognizer(pan)
      stage.finger.down(at: CGPoint(x: 100, y: 200))
      stage.finger.wait(0.02)
      stage.finger.move(to: CGPoint(x: 100, y: 240))
      stage.finger.wait(0.02)
      stage.finger.move(to: CGPoint(x: 110, y: 260))
      stage.finger.up()
      #expect(seen.first == CGPoint(x: 10, y: 50))
      // 20 points down in the window are 10 up in the view.
      #expect(seen.dropFirst().first == CGPoint(x: 20, y: 40))
    }
  }
}
