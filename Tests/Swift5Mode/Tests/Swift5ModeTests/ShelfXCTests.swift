import CollectionViewTesting
import Shelf
import UIKit
import XCTest

class ShelfXCTests: XCTestCase {
  let source = ShelfSource(count: 20)

  func testLaws() { expectLaws(of: ShelfLayout(), trials: 2) }

  func testFrames() {
    source.count = 2
    expectFrames(
      of: source.makeView(),
      """
      content   200 × 80
      cell 0,0  (0, 0, 200 × 40)
      cell 0,1  (0, 40, 200 × 40)
      """)
  }

  func testDriving() {
    let view = source.makeView()
    let stage = Stage(view)
    stage.keys.press(.end)
    stage.settle()
    XCTAssertEqual(view.contentOffset.y, 680)
    expectCalls(
      of: view, to: [.dataSource], "dataSource numberOfItemsInSection 0"
    ) {
      view.reloadData()
      _ = view.numberOfSections
    }
  }

  func testSnapshotsFromAnotherQueue() {
    let feed = ShelfFeed()
    for numbers in [0..<20, 5..<8] {
      let isShown = expectation(description: "the numbers are shown")
      feed.show(numbers) { isShown.fulfill() }
      wait(for: [isShown], timeout: 60)
      feed.view.layoutIfNeeded()
      feed.table.layoutIfNeeded()
      XCTAssertEqual(feed.view.numberOfItems(inSection: 0), numbers.count)
      XCTAssertEqual(feed.table.numberOfRows(inSection: 0), numbers.count)
    }
    XCTAssertEqual(feed.view.visibleCells.count, 3)
    XCTAssertFalse(feed.asksElsewhere)
  }

  func testSubject() {
    var subject = LayoutSubject("shelf", except: [.itemOrder: "A reason."]) { ShelfLayout() }
    subject.hasOneSection = true
    subject.change(ShelfLayout.self) { $0.invalidateLayout() }
    expectLaws(of: subject, trials: 1)
  }
}

/// A failure is one of XCTest, with the whole message, at the line of the expectation.
class ShelfFailureXCTests: XCTestCase {
  private var failures: [(text: String, file: String, line: Int)] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) { failures.append((description, filePath, lineNumber)) }

  override func tearDown() {
    let isRight =
      failures.count == 1 && failures[0].text.contains("- cell 0,0 (0, 0, 200 × 41)")
      && failures[0].text.contains("+ cell 0,0 (0, 0, 200 × 40)")
      && failures[0].file.hasSuffix("ShelfXCTests.swift")
    guard !isRight else { return }
    super.recordFailure(
      withDescription: "\(failures)", inFile: "\(#filePath)", atLine: #line, expected: true)
  }

  func testFailure() {
    let source = ShelfSource(count: 1)
    expectFrames(of: source.makeView(), "content 200 × 40\ncell 0,0 (0, 0, 200 × 41)")
  }
}
