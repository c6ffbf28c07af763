#if os(Linux)
  import CollectionViewTesting
  import Testing
  import Timeline
  import UIKit

  /// Gestures, pictures and films. They need no display and no simulator.
  @MainActor
  @Suite("The screen of a timeline")
  struct TimelineScreenTests {
    private let screen = TimelineViewController(events: (1...30).map { "Event \($0)" })

    @Test("in light and dark colours, on a phone and on a tablet")
    func snapshot() {
      expectSnapshot(
        of: TimelineViewController(events: ["Breakfast", "Stand-up", "Lunch with Ada"]),
        named: "timeline",
        sizes: [CGSize(width: 200, height: 220), CGSize(width: 320, height: 220)], styles: [.light, .dark])
    }

    @Test("a fling and the End key show the last event")
    func driving() {
      let stage = Stage(screen, size: CGSize(width: 320, height: 480))
      stage.finger.fling(velocity: CGVector(dx: 0, dy: -1500))
      stage.settle()
      #expect(screen.collectionView.contentOffset.y > 100)
      stage.keys.press(.end)
      stage.settle()
      #expect(screen.collectionView.indexPathsForVisibleItems.contains([0, 29]))
    }

    @Test("a new event moves the others")
    func film() {
      screen.events = ["Breakfast", "Lunch"]
      let stage = Stage(screen, size: CGSize(width: 200, height: 260))
      expectFilm(of: stage, named: "new event", at: [0, 0.1, 0.2, 0.4]) {
        screen.events.insert("Stand-up", at: 1)
        screen.collectionView.insertItems(at: [[0, 1]])
      }
    }
  }
#endif
