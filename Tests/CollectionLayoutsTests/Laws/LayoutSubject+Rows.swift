import CollectionLayouts
import TestSupport
import UIKit

extension LayoutSubject {
  /// Rows of large items.
  static let rows: [LayoutSubject] = [coverFlow, classicCoverFlow, carousel, endlessCarousel]

  /// Books.
  static let books: [LayoutSubject] = [book, calendar]

  private static func coverFlow(
    _ name: String, _ configure: @escaping @MainActor @Sendable (CoverFlowLayout) -> Void
  ) -> LayoutSubject {
    typealias CoverFlow = CoverFlowLayout
    var subject = LayoutSubject.readyMade(
      name, except: [.overlap: "Covers on the sides stand one before the other."]
    ) {
      let layout = CoverFlow()
      configure(layout)
      return layout
    }
    // The reflection is below the bounds.
    subject.drawnBounds = { attributes in
      let fraction = (attributes as? CoverFlowLayoutAttributes)?.reflectedFraction ?? 0
      return CGRect(
        x: 0, y: 0, width: attributes.size.width, height: attributes.size.height * (1 + fraction))
    }
    subject.change(CoverFlow.self) { $0.itemSize = CGSize(width: 70, height: 90) }
    subject.change(CoverFlow.self) { $0.minimumLineSpacing = 21 }
    subject.change(CoverFlow.self) { $0.centersEnds = true }
    subject.number("itemSize.width", CoverFlow.self) { $0.itemSize.width = $1 }
    subject.number("minimumLineSpacing", CoverFlow.self) { $0.minimumLineSpacing = $1 }
    subject.number("sectionInset.left", CoverFlow.self) { $0.sectionInset.left = $1 }
    subject.number("reflectedFraction", CoverFlow.self) { $0.reflectedFraction = $1 }
    subject.number("sideAngle", CoverFlow.self) { $0.sideAngle = $1 }
    subject.number("eyeDistance", CoverFlow.self) { $0.eyeDistance = $1 }
    return subject
  }

  static let coverFlow = coverFlow("cover flow") { _ in }
  private static let classicCoverFlow = coverFlow("classic cover flow without end, reflected") {
    $0.style = .classic
    $0.isEndless = true
    $0.reflectedFraction = 0.3
  }

  private static func carousel(
    _ name: String, _ configure: @escaping @MainActor @Sendable (CarouselLayout) -> Void
  ) -> LayoutSubject {
    typealias Carousel = CarouselLayout
    var subject = LayoutSubject.readyMade(
      name, except: [.overlap: "The changes include a negative spacing."]
    ) {
      let layout = Carousel()
      layout.itemSize = CGSize(width: 90, height: 120)
      configure(layout)
      return layout
    }
    subject.change(Carousel.self) { $0.itemSize = CGSize(width: 70, height: 150) }
    subject.change(Carousel.self) { $0.minimumLineSpacing = -12 }
    subject.change(Carousel.self) { $0.sectionInset = UIEdgeInsets(top: 9, left: 8, bottom: 3, right: 2) }
    subject.number("itemSize.height", Carousel.self) { $0.itemSize.height = $1 }
    subject.number("minimumLineSpacing", Carousel.self) { $0.minimumLineSpacing = $1 }
    subject.number("sectionInset.top", Carousel.self) { $0.sectionInset.top = $1 }
    subject.number("neighborScale", Carousel.self) { $0.neighborScale = $1 }
    subject.number("neighborAngle", Carousel.self) { $0.neighborAngle = $1 }
    subject.number("neighborAlpha", Carousel.self) { $0.neighborAlpha = $1 }
    subject.number("eyeDistance", Carousel.self) { $0.eyeDistance = $1 }
    return subject
  }

  static let carousel = carousel("carousel") { _ in }
  private static let endlessCarousel = carousel("carousel without end, turned") {
    $0.isEndless = true
    $0.neighborAngle = 0.7
    $0.neighborAlpha = 0.5
    $0.scrollDirection = .vertical
  }

  private static func book(
    _ name: String, _ configure: @escaping @MainActor @Sendable (BookLayout) -> Void
  ) -> LayoutSubject {
    typealias Book = BookLayout
    var subject = LayoutSubject.readyMade(
      name,
      except: [
        .contentSize: "A leaf that turns comes nearer to the viewer, and reaches beyond the edges.",
        .everyItem: "Pages below others have no elements.",
        .overlap: "A leaf that turns covers the pages below.",
      ]
    ) {
      let layout = Book()
      layout.itemSize = CGSize(width: 80, height: 75)
      configure(layout)
      return layout
    }
    subject.change(Book.self) { $0.itemSize = .zero }
    subject.change(Book.self) { $0.startsWithCover.toggle() }
    subject.change(Book.self) { $0.pageProgression = .rightToLeft }
    subject.number("itemSize.width", Book.self) { $0.itemSize.width = $1 }
    subject.number("sectionInset.bottom", Book.self) { $0.sectionInset.bottom = $1 }
    subject.number("leafThickness", Book.self) { $0.leafThickness = $1 }
    subject.number("eyeDistance", Book.self) { $0.eyeDistance = $1 }
    return subject
  }

  static let book = book("book") { _ in }
  private static let calendar = book("wall calendar") {
    $0.scrollDirection = .vertical
    $0.startsWithCover = false
    $0.leafThickness = 1.5
  }
}
