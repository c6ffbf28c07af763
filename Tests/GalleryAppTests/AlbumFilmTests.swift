import Geometry
import Testing
import UIKit

@testable import GalleryApp

@Suite("Films")
@MainActor
struct AlbumFilmTests {
  @Test("a finger goes from its first to its last place in time, 120 steps a second")
  func gesture() {
    let gesture = FilmGesture(start: 1, duration: 0.5, from: 0.8, to: 0.3)
    let steps = gesture.steps(
      in: CGRect(x: 10, y: 20, width: 100, height: 200), isHorizontal: false, finger: 7)
    #expect(steps.count == 61)
    #expect(steps.first?.timestamp == 1 && steps.last?.timestamp == 1.5)
    func touch(_ index: Int) -> InputEvent.Touch? {
      if case .touches(let touches) = steps[index].action { touches.first } else { nil }
    }
    #expect(touch(0) == InputEvent.Touch(id: 7, phase: .began, location: Point2D(x: 60, y: 180)))
    // Half the way at half the time.
    #expect(abs((touch(30)?.location.y ?? 0) - 130) < 1e-9 && touch(30)?.phase == .changed)
    #expect(touch(60)?.phase == .ended && abs((touch(60)?.location.y ?? 0) - 80) < 1e-9)
  }
}
