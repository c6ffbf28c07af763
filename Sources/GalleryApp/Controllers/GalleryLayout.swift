/// The layouts the gallery shows an album in.
public enum GalleryLayout: String, CaseIterable, Sendable {
  /// Rows of pictures under the name of their folder.
  case grid
  /// Rows on a cylinder seen in perspective.
  case picker
  /// Pictures on a turning wheel.
  case wheel

  /// What to call the layout.
  public var title: String {
    switch self {
    case .grid: "Grid"
    case .picker: "Picker wheel"
    case .wheel: "Spinning wheel"
    }
  }

  /// The layout class behind it.
  public var className: String {
    switch self {
    case .grid: "UICollectionViewFlowLayout"
    case .picker: "PickerWheelLayout"
    case .wheel: "SpinningWheelLayout"
    }
  }

  /// Makes a controller that shows an album in this layout.
  @MainActor
  public func makeController(album: Album, thumbnails: ThumbnailLoader) -> AlbumViewController {
    switch self {
    case .grid:
      album.itemCount <= JustifiedGridViewController.greatestItemCount
        ? JustifiedGridViewController(album: album, thumbnails: thumbnails)
        : GridViewController(album: album, thumbnails: thumbnails)
    case .picker: PickerViewController(album: album, thumbnails: thumbnails)
    case .wheel: WheelViewController(album: album, thumbnails: thumbnails)
    }
  }
}
