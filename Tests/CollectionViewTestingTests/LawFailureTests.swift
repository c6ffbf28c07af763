import CollectionViewTesting
import Foundation
import Testing
import UIKit

@MainActor
@Suite("Failures of laws")
struct LawFailureTests {
  @Test(
    "a failure has the law, the element, both answers, the operations, a picture, and how to exempt the layout"
  )
  func text() throws {
    let subject = LayoutSubject(.grid, .keepsCache).held(to: [.everyItem])
    withKnownIssue {
      expectLaws(of: subject)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      let parts = [
        "grid: what was computed first is kept breaks the law everyItem: ", "element:  cell [",
        "question: ",
        "expected: ", "found:    ", "start:    items [", "  1. ", "picture:  ",
        "except: [.everyItem: \"the reason\"]",
      ]
      return parts.allSatisfy(text.contains)
    }
    let file = LawFailureTests.results.appendingPathComponent(
      "grid-what-was-computed-first-is-kept-everyItem.png")
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  private static let results = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/snapshots/CollectionViewTestingTests")

  @Test("the smallest case has as few items as the mistake needs, and no operation")
  func smallest() throws {
    // A row that is not full is lost, and one item does not fill a row.
    let lost = violations(of: LayoutSubject(.grid, .lastElementMissing), trials: 4)
    let row = try #require(lost.first { $0.law == .everyItem })
    #expect(row.operations.isEmpty && row.trial?.counts == [1])
    // Two items overlap only if there are two.
    let early = violations(of: LayoutSubject(.ring, .startsTooEarly), trials: 4)
    let pair = try #require(early.first { $0.law == .overlap })
    #expect(pair.operations.isEmpty && pair.trial?.counts.reduce(0, +) == 2)
  }

  @Test("the picture shows the element in red")
  func picture() throws {
    let subject = LayoutSubject(.rows, .startsTooEarly)
    let violation = try #require(violations(of: subject, trials: 4).first { $0.law == .overlap })
    let picture = try #require(violation.picture(of: subject))
    // The red of a highlighted element, 45 % on white, or more where elements overlap.
    let isRed = stride(from: 0, to: picture.pixels.count, by: 4).contains { index in
      let (blue, green, red) = (picture.pixels[index], picture.pixels[index + 1], picture.pixels[index + 2])
      return red > 200 && green < 170 && blue < 170
    }
    #expect(isRed)
  }

  @Test("a change of a property has its name in the operations")
  func namedChange() throws {
    final class Shrinking: UICollectionViewFlowLayout {
      var shrinks = false
      override var collectionViewContentSize: CGSize {
        shrinks ? .zero : super.collectionViewContentSize
      }
    }
    var subject = LayoutSubject("shrinking") { Shrinking() }.held(to: [.contentSize])
    subject.change(Shrinking.self, named: "shrink the content") { layout in
      layout.shrinks = true
      layout.invalidateLayout()
    }
    let violation = try #require(violations(of: subject, trials: 8).first)
    #expect(violation.operations == ["shrink the content"])
  }

  @Test("an exempted law is not checked")
  func exemptions() {
    var subject = LayoutSubject("grid", except: [.overlap: "They overlap on purpose."]) {
      GridLayout(.startsTooEarly)
    }
    #expect(!subject.laws.contains(.overlap))
    expectLaws(of: subject)
    subject = subject.held(to: [.overlap])
    #expect(subject.laws.isEmpty)
  }

  @Test("a layout is created in the argument")
  func autoclosure() {
    expectLaws(of: UICollectionViewFlowLayout(), trials: 2)
    let layout = UICollectionViewFlowLayout()
    withKnownIssue {
      expectLaws(of: layout)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("is the same object each time") }
    }
  }
}
