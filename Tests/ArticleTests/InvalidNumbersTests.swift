import CollectionLayouts
import Testing
import UIKit

/// The articles "Invalid numbers".
@MainActor
@Suite("Article: invalid numbers")
struct InvalidNumbersTests {
  @Test("a NaN offset keeps the coordinate, and is reported")
  func offset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    view.contentSize = CGSize(width: 300, height: 3000)
    view.contentOffset.y = 120
    var reported: [UIDiagnostic] = []
    let handler = UIDiagnostic.handler
    defer { UIDiagnostic.handler = handler }
    // snippet: offset
    UIDiagnostic.handler = { reported.append($0) }
    view.contentOffset.y = .nan  // Stays at 120.
    // end snippet
    #expect(view.contentOffset.y == 120)
    #expect(reported.map(\.code) == [.invalidContentOffset])
  }

  @Test("a NaN width is laid out as 0, reported once, and kept")
  func layout() {
    var reported: [UIDiagnostic] = []
    let handler = UIDiagnostic.handler
    defer { UIDiagnostic.handler = handler }
    UIDiagnostic.handler = { reported.append($0) }
    // snippet: layout
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: CGFloat.nan, height: 320)
    // end snippet
    let source = NumberedSource(count: 5)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(NumberedCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(reported.map(\.code) == [.invalidLayoutMetric])
  }
}
