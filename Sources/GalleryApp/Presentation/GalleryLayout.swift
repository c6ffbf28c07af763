import Translations

/// The layouts of the gallery.
package enum GalleryLayout: String, CaseIterable, Sendable {
  /// Rows of pictures below the name of their folder.
  case grid
  /// Columns of uncropped pictures.
  case waterfall
  /// Large pictures with smaller ones beside them, and shelves.
  case featured
  /// Rows on a cylinder in perspective.
  case picker
  /// Pictures on a turning wheel.
  case wheel
  /// Round pictures on rings.
  case ring
  /// Small pictures on a sphere; words for the built-in album.
  case sphere
  /// Pictures rotated to the side, with a flat one in the centre.
  case coverflow
  /// A cyclic row of large cards.
  case carousel
  /// Sectors of a disc that turns below a pointer.
  case turntable
  /// Pages of a book.
  case book
  /// Wide pictures below a header that stretches.
  case stretchy

  /// The title of the layout.
  package var title: String {
    switch self {
    case .grid: translated("Grid")
    case .waterfall: translated("Waterfall")
    case .featured: translated("Featured")
    case .picker: translated("Picker wheel")
    case .wheel: translated("Spinning wheel")
    case .ring: translated("Rings")
    case .sphere: translated("Sphere")
    case .coverflow: translated("Cover flow")
    case .carousel: translated("Carousel")
    case .turntable: translated("Turntable")
    case .book: translated("Book")
    case .stretchy: translated("Stretchy header")
    }
  }

  /// Whether the first picture is visible first, even if there is space for only a few.
  var beginsWithFirst: Bool {
    switch self {
    case .grid, .waterfall, .featured, .ring, .sphere, .stretchy: true
    case .picker, .wheel, .coverflow, .carousel, .turntable, .book: false
    }
  }

  /// Creates a controller that shows an album in this layout.
  ///
  /// - Parameters:
  ///   - album: The album to show.
  ///   - thumbnails: Loads the pictures.
  ///   - showsWords: Whether the sphere shows words instead of the built-in album.
  @MainActor
  package func makeController(album: Album, thumbnails: ThumbnailLoader, showsWords: Bool = true)
    -> AlbumViewController
  {
    let isWordCloud = self == .sphere && album == .builtIn && showsWords
    return AlbumViewController(
      album: isWordCloud ? .words : album, thumbnails: thumbnails,
      presentation: isWordCloud
        ? WordCloudPresentation()
        : makePresentation(of: album, with: thumbnails))
  }

  @MainActor
  private func makePresentation(of album: Album, with thumbnails: ThumbnailLoader) -> any AlbumPresentation {
    switch self {
    case .grid:
      album.itemCount <= JustifiedPresentation.maximumItemCount
        ? JustifiedPresentation(album: album) : GridPresentation()
    case .waterfall:
      WaterfallPresentation(
        album: album, readsInBackground: thumbnails.worksInBackground, index: thumbnails.index)
    case .featured: FeaturedPresentation(album: album)
    case .picker: PickerPresentation()
    case .wheel: WheelPresentation()
    case .ring: RingPresentation()
    case .sphere: SpherePresentation()
    case .coverflow: CoverFlowPresentation()
    case .carousel: CarouselPresentation()
    case .turntable: TurntablePresentation()
    case .book: BookPresentation()
    case .stretchy: album == .builtIn ? CupPresentation() : StretchyPresentation()
    }
  }
}
