import UIKit

/// How an album looks in one layout: the layout object, its metrics, and the classes of its views.
///
/// An ``AlbumViewController`` is composed with one presentation, which it asks. A presentation whose item sizes change asks the
/// controller to arrange the items again, and one with a part of the album to show another part.
@MainActor
protocol AlbumPresentation: AnyObject {
  /// The layout of the collection view.
  var layout: UICollectionViewLayout { get }

  /// The class of the cells.
  var cellClass: AlbumCell.Type { get }

  /// The class of the supplementary views of each kind. By default, a header for each section.
  var supplementaryViewClasses: [String: UICollectionReusableView.Type] { get }

  /// Whether this presentation can show any picture. By default true.
  var takesPictures: Bool { get }

  /// The gestures in a film of this layout.
  var filmTour: [FilmGesture] { get }

  /// How pictures of a slide show change places. By default, they stay side by side.
  var pageTransition: PageTransition { get }

  /// Changes the size of the thumbnails; nil if this presentation has only one size. By default nil.
  var resizing: (any ThumbnailResizing)? { get }

  /// The frame of the caption of the current picture in the controller's view, as chosen by ``arrange(_:in:traits:)``.
  /// Nil if there is none, as by default and in a small view.
  var captionFrame: CGRect? { get }

  /// The style of the caption: unspecified for that of the window, which is the default.
  var captionStyle: UIUserInterfaceStyle { get }

  /// Sets up a collection view that shows this presentation. Called once.
  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController)

  /// Chooses item sizes. Called when the size of the view, the scale, the size of text, or the album has changed, before the
  /// layout pass.
  func arrange(_ album: Album, in size: CGSize, traits: UITraitCollection)

  /// Returns the part of an album to show.
  ///
  /// - Parameters:
  ///   - album: The whole album.
  ///   - item: A picture of the album that must be in the part, if this presentation can show it; nil for the first
  ///     part.
  func part(of album: Album, containing item: AlbumItem?) -> Album

  /// Shows contents in a supplementary view.
  func configure(
    _ view: UICollectionReusableView, at indexPath: IndexPath, in controller: AlbumViewController)

  /// Returns the aspect ratio, width over height, of a picture; nil if it does not matter to the layout.
  func aspectRatio(at indexPath: IndexPath) -> CGFloat?

  /// Called after the pictures of the album or their order changed, before the collection view is updated.
  ///
  /// - Parameters:
  ///   - controller: The controller, with the changed album.
  ///   - updates: What changed; nil if that is not known.
  func albumDidChange(in controller: AlbumViewController, by updates: AlbumUpdates?)

  /// Called after files got other contents.
  ///
  /// - Parameters:
  ///   - files: The files, some of which may not be in the album.
  ///   - controller: The controller, with the present album.
  func filesDidChange(_ files: Set<AlbumItem>, in controller: AlbumViewController)

  /// Called when the view has appeared.
  func didAppear(in controller: AlbumViewController)

  /// Called when the view has disappeared.
  func didDisappear()

  /// Returns the shortest distance to scroll that has the same effect as a distance in points.
  func shortestDistance(for distance: CGPoint, in controller: AlbumViewController) -> CGPoint
}

extension AlbumPresentation {
  var supplementaryViewClasses: [String: UICollectionReusableView.Type] {
    [UICollectionView.elementKindSectionHeader: SectionHeaderView.self]
  }

  var takesPictures: Bool { true }

  var filmTour: [FilmGesture] { FilmGesture.tour }

  var pageTransition: PageTransition { .slide }

  var resizing: (any ThumbnailResizing)? { nil }

  var captionFrame: CGRect? { nil }

  var captionStyle: UIUserInterfaceStyle { .unspecified }

  func prepare(_ collectionView: UICollectionView, in controller: AlbumViewController) {}

  func part(of album: Album, containing item: AlbumItem?) -> Album { album }

  func configure(
    _ view: UICollectionReusableView, at indexPath: IndexPath, in controller: AlbumViewController
  ) {
    (view as? SectionHeaderView)?.show(controller.album.sections[indexPath.section])
  }

  func aspectRatio(at indexPath: IndexPath) -> CGFloat? { nil }

  func albumDidChange(in controller: AlbumViewController, by updates: AlbumUpdates?) {}

  func filesDidChange(_ files: Set<AlbumItem>, in controller: AlbumViewController) {}

  func didAppear(in controller: AlbumViewController) {}

  func didDisappear() {}

  func shortestDistance(for distance: CGPoint, in controller: AlbumViewController) -> CGPoint { distance }
}
