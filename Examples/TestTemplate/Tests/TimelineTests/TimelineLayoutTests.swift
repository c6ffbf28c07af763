import CollectionViewTesting
import Testing
import Timeline
import UIKit

/// These tests also compile for iOS.
@MainActor
@Suite("The layout of a timeline")
struct TimelineLayoutTests {
  @Test("it keeps the laws of a layout")
  func laws() { expectLaws(of: TimelineLayout()) }

  // 200 / 2 − 16 − 12 / 2 = 78 points wide. The right side begins half an event lower.
  @Test("events are in turn on both sides")
  func frames() {
    let screen = TimelineViewController(events: ["One", "Two", "Three"])
    screen.collectionView.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    expectFrames(
      of: screen.collectionView,
      """
      content   200 × 172
      cell 0,0  (16, 16, 78 × 64)
      cell 0,1  (106, 48, 78 × 64)
      cell 0,2  (16, 92, 78 × 64)
      """)
  }
}
