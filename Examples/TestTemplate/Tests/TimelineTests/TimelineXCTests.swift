import CollectionViewTesting
import Timeline
import XCTest

/// The same expectations in XCTest.
@MainActor
final class TimelineXCTests: XCTestCase {
  func testLaws() async { expectLaws(of: TimelineLayout()) }
}
