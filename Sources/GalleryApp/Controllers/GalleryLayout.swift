/// The layouts the gallery shows an album in.
public enum GalleryLayout: String, CaseIterable, Sendable {
  /// Rows of pictures under the name of their folder.
  case grid
  /// Columns of whole pictures.
  case waterfall
  /// A large picture and smaller ones beside it, and shelves.
  case featured
  /// Rows on a cylinder seen in perspective.
  case picker
  /// Pictures on a turning wheel.
  case wheel
  /// Round pictures on rings.
  case ring
  /// Small pictures on a sphere; words when the program shows its own album.
  case sphere
  /// Pictures turned aside, the middle one flat and in front.
  case coverflow
  /// Large cards in a row without end.
  case carousel
  /// Sectors of a disc that turns under a pointer.
  case turntable
  /// Pages of a book.
  case book
  /// Wide pictures under a header that stretches.
  case stretchy

  /// What to call the layout.
  public var title: String {
    switch self {
    case .grid: "Grid"
    case .waterfall: "Waterfall"
    case .featured: "Featured"
    case .picker: "Picker wheel"
    case .wheel: "Spinning wheel"
    case .ring: "Rings"
    case .sphere: "Sphere"
    case .coverflow: "Cover flow"
    case .carousel: "Carousel"
    case .turntable: "Turntable"
    case .book: "Book"
    case .stretchy: "Stretchy header"
    }
  }

  /// The layout class behind it.
  public var className: String {
    switch self {
    case .grid: "UICollectionViewFlowLayout"
    case .waterfall: "WaterfallLayout"
    case .featured: "UICollectionViewCompositionalLayout"
    case .picker: "PickerWheelLayout"
    case .wheel: "SpinningWheelLayout"
    case .ring: "RingLayout"
    case .sphere: "SphereLayout"
    case .coverflow: "CoverFlowLayout"
    case .carousel: "CarouselLayout"
    case .turntable: "TurntableLayout"
    case .book: "BookLayout"
    case .stretchy: "StretchyHeaderLayout"
    }
  }

  /// Whether the first picture is what one sees first also where there is no more room than for a few.
  var beginsWithFirst: Bool {
    switch self {
    case .grid, .waterfall, .featured, .ring, .sphere, .stretchy: true
    case .picker, .wheel, .coverflow, .carousel, .turntable, .book: false
    }
  }

  /// Makes a controller that shows an album in this layout.
  ///
  /// - Parameter showsWords: Whether the sphere shows words instead of the album the program draws itself.
  @MainActor
  public func makeController(album: Album, thumbnails: ThumbnailLoader, showsWords: Bool = true)
    -> AlbumViewController
  {
    switch self {
    case .grid:
      album.itemCount <= JustifiedGridViewController.maximumItemCount
        ? JustifiedGridViewController(album: album, thumbnails: thumbnails)
        : GridViewController(album: album, thumbnails: thumbnails)
    case .waterfall: WaterfallViewController(album: album, thumbnails: thumbnails)
    case .featured: FeaturedViewController(album: album, thumbnails: thumbnails)
    case .picker: PickerViewController(album: album, thumbnails: thumbnails)
    case .wheel: WheelViewController(album: album, thumbnails: thumbnails)
    case .ring: RingViewController(album: album, thumbnails: thumbnails)
    case .sphere:
      album == .builtIn && showsWords
        ? WordCloudViewController(thumbnails: thumbnails)
        : SphereViewController(album: album, thumbnails: thumbnails)
    case .coverflow: CoverFlowViewController(album: album, thumbnails: thumbnails)
    case .carousel: CarouselViewController(album: album, thumbnails: thumbnails)
    case .turntable: TurntableViewController(album: album, thumbnails: thumbnails)
    case .book: BookViewController(album: album, thumbnails: thumbnails)
    case .stretchy:
      album == .builtIn
        ? CupViewController(thumbnails: thumbnails)
        : StretchyViewController(album: album, thumbnails: thumbnails)
    }
  }
}
