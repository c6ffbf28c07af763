import CairoRenderer
import CollectionLayouts
import TestSupport
import Testing
import UIKit

/// Carousel, turntable and book as they are seen.
@MainActor
@Suite("Carousel, turntable and book, painted")
final class PagedPictureTests {
  /// Expects what is seen after the content has been scrolled on by a part of what one item takes.
  private func expect(
    _ cards: NumberedCards, _ layout: UICollectionViewLayout, scrolledBy distance: CGVector = .zero,
    looksLike name: String
  ) {
    let view = cards.makeView(layout)
    view.layoutIfNeeded()
    // A turntable begins between pixels.
    view.bounds.origin.x += distance.dx
    view.bounds.origin.y += distance.dy
    expectSnapshot(of: CairoRenderer().render(view.makeDisplayList(), background: .white), named: name)
  }

  @Test("an endless carousel of turned cards, on the way from one to the next")
  func carousel() {
    let layout = CarouselLayout()
    layout.isEndless = true
    layout.itemSize = CGSize(width: 150, height: 220)
    layout.minimumLineSpacing = -22
    layout.neighborScale = 0.8
    layout.neighborAngle = .pi / 4
    layout.eyeDistance = 600
    expect(
      NumberedCards(12, cornerRadius: 16), layout, scrolledBy: CGVector(dx: 30, dy: 0), looksLike: "carousel")
  }

  @Test("a turntable with a hub and a pointer, a little turned")
  func turntable() {
    let layout = TurntableLayout()
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    layout.hubReferenceSize = CGSize(width: 56, height: 56)
    layout.pointerReferenceSize = CGSize(width: 18, height: 36)
    expect(
      NumberedCards(12, cellClass: TurntableCell.self), layout, scrolledBy: CGVector(dx: 20, dy: 0),
      looksLike: "turntable")
  }

  @Test("the seam of a turntable with many more items than sectors")
  func seam() {
    let layout = TurntableLayout()
    layout.innerRadius = 50
    layout.visibleSectors = 9
    expect(
      NumberedCards(1_000_000, cellClass: TurntableCell.self), layout, scrolledBy: CGVector(dx: 2710, dy: 0),
      looksLike: "turntable-seam")
  }

  @Test("a book on a spread far inside, and a leaf on its way")
  func book() {
    let layout = BookLayout()
    layout.leafThickness = 2
    let cards = NumberedCards(1_000_000, cellClass: BookPageCell.self)
    expect(cards, layout, scrolledBy: CGVector(dx: 320 * 200_000, dy: 0), looksLike: "book")
    expect(cards, layout, scrolledBy: CGVector(dx: 320 * 12.3, dy: 0), looksLike: "book-turning")
    expect(cards, layout, scrolledBy: CGVector(dx: 320 * 12.7, dy: 0), looksLike: "book-sinking")
  }

  @Test("the cover of a book that is read from right to left, being opened")
  func cover() {
    let layout = BookLayout()
    layout.pageProgression = .rightToLeft
    layout.leafThickness = 2
    expect(
      NumberedCards(30, cellClass: BookPageCell.self), layout, scrolledBy: CGVector(dx: -320 * 0.2, dy: 0),
      looksLike: "book-cover")
  }
}
