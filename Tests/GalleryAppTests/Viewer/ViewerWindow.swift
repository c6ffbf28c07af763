import Geometry
import ImageDecoding
import SystemPackage
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

/// A window without a display in which somebody opens pictures of an album. Files are not read: each is a picture of one
/// colour, of the same size in pixels.
@MainActor
final class ViewerWindow {
  /// The size of each picture in pixels.
  let pixels: PixelSize
  let stage: Stage
  let switcher: LayoutSwitcher

  var window: UIWindow { stage.window }
  var controller: AlbumViewController { switcher.controller }
  var gallery: GalleryViewController { switcher.gallery }
  var viewer: PictureViewController? { gallery.viewer }

  init(
    _ layout: GalleryLayout, album: Album = PlaceWindow.album(40, inSectionsOf: 20), width: CGFloat = 800,
    height: CGFloat = 600, pixels: PixelSize = .photo, loader: PictureLoader? = nil
  ) {
    self.pixels = pixels
    stage = Stage(size: CGSize(width: width, height: height), in: StageSurroundings(scale: 1))
    let thumbnails = ThumbnailLoader(
      decode: { _, _ in try pixels.picture(.filling(width: 120, height: 80)) }, report: { _ in })
    let decoder = PictureDecoder { _, size, _ in
      LoadedPicture(try pixels.picture(size), ofWidth: pixels.width, height: pixels.height)
    } decodeRegion: { _, _, _, _ in
      nil
    }
    let pictures = loader ?? PictureLoader(worksInBackground: false, decoder: decoder)
    switcher = LayoutSwitcher(
      album: album, thumbnails: thumbnails, window: stage.window, layout: layout, loader: pictures)
    stage.advance(by: 0)
    finishLoading()
  }

  func item(_ index: Int) throws -> AlbumItem {
    let album = controller.wholeAlbum
    return album[try #require(album.indexPath(ofItem: index))]
  }

  func number(of path: IndexPath) -> Int { controller.wholeAlbum.number(of: path) }

  func finishLoading() {
    switcher.controller.thumbnails.finishLoading()
    gallery.loader.finishLoading()
    window.layoutIfNeeded()
  }

  // MARK: - What is done

  /// Opens a picture that is on screen, and lets it arrive.
  func open(_ path: IndexPath) {
    controller.open(path)
    settle()
    finishLoading()
  }

  func press(
    _ code: InputEvent.Key.Code, _ modifiers: InputEvent.Modifiers = [], phase: InputEvent.Phase = .began
  ) {
    send(.key(InputEvent.Key(code: code, phase: phase)), modifiers)
  }

  func turnWheel(
    _ clicks: Double, at point: CGPoint, _ modifiers: InputEvent.Modifiers = [],
    source: InputEvent.Scroll.Source = .wheel
  ) {
    let delta = Point2D(x: 0, y: clicks)
    send(.scroll(.init(source: source, delta: delta, location: Point2D(point))), modifiers)
  }

  func pinch(_ phase: InputEvent.Phase, _ scale: Double, at point: CGPoint) {
    send(.pinch(.init(phase: phase, scale: scale, location: Point2D(point))))
  }

  func touch(_ phase: InputEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
    let location = Point2D(x: x, y: y)
    send(.touches([.init(id: 1, phase: phase, location: location)]))
  }

  func doubleClick(_ x: CGFloat, _ y: CGFloat) {
    for _ in 0..<2 {
      touch(.began, x, y)
      wait(0.04)
      touch(.ended, x, y)
      wait(0.04)
    }
  }

  /// Drags a finger in steps of 16 ms.
  func drag(from start: CGPoint, by step: CGVector, count: Int, lifts: Bool = true) {
    touch(.began, start.x, start.y)
    for index in 1...count {
      wait(0.016)
      touch(.changed, start.x + step.dx * CGFloat(index), start.y + step.dy * CGFloat(index))
    }
    guard lifts else { return }
    wait(0.008)
    touch(.ended, start.x + step.dx * CGFloat(count), start.y + step.dy * CGFloat(count))
  }

  func resize(_ width: CGFloat, _ height: CGFloat) {
    stage.resize(to: CGSize(width: width, height: height))
  }

  private func send(_ action: InputEvent.Action, _ modifiers: InputEvent.Modifiers = []) {
    stage.send(action, modifiers)
    window.layoutIfNeeded()
  }

  func wait(_ interval: CFTimeInterval) {
    stage.seconds.wait(interval)
    window.layoutIfNeeded()
  }

  /// Lets everything come to rest.
  func settle() {
    var frames = 0
    repeat {
      wait(1.0 / 30)
      frames += 1
    } while stage.seconds.isRunning && frames < 200
  }

  // MARK: - What is seen

  /// The corners of the visible part of a cell's picture in the window, from the public geometry of views. The part is
  /// what the view of the picture and the views around it show of it.
  func corners(of item: AlbumItem) -> [CGPoint]? {
    guard let cell = controller.cell(of: item) else { return nil }
    let picture = cell.pictureView
    var rect = picture.bounds
    var around: UIView? = picture
    while let view = around, view !== cell.superview {
      if view.clipsToBounds { rect = rect.intersection(picture.convert(view.bounds, from: view)) }
      around = view.superview
    }
    return [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { u, v in
      picture.convert(CGPoint(x: rect.minX + u * rect.width, y: rect.minY + v * rect.height), to: nil)
    }
  }

  /// The rectangle of a picture that fits into the window.
  var fittingRect: CGRect {
    let size = window.bounds.size
    let scale = min(size.width / CGFloat(pixels.width), size.height / CGFloat(pixels.height))
    let (width, height) = (CGFloat(pixels.width) * scale, CGFloat(pixels.height) * scale)
    return CGRect(
      x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }

  /// The maximum distance of corners from others, in points.
  static func distance(_ corners: [CGPoint]?, _ others: [CGPoint]?) -> CGFloat {
    guard let corners, let others, corners.count == others.count else { return .infinity }
    return zip(corners, others).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? .infinity
  }

  /// The corners of a rectangle.
  static func corners(_ rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// The picture's pixel under a point of the window, as a fraction of its size.
  func picturePoint(at point: CGPoint) -> CGPoint? {
    guard let picture = viewer?.page?.picture, let view = viewer?.view else { return nil }
    let local = picture.convert(point, from: view)
    return CGPoint(x: local.x / picture.bounds.width, y: local.y / picture.bounds.height)
  }
}
