import UIKit

/// Zooms one picture in the viewer, by pinch, wheel, double click and keys.
///
/// A zoom scale of 1 shows one pixel of the picture in each pixel of the display. A drawing, which has no pixels, has a
/// zoom scale of 1 when it fits.
final class PicturePage: UIScrollView, UIScrollViewDelegate {
  /// The largest zoom scale.
  private static let maximumZoom: CGFloat = 8
  /// The largest zoom scale of a picture that fits, for small pictures.
  private static let maximumFit: CGFloat = 4
  /// The ratio of two zoom scales that keys step through.
  private static let keyStep: CGFloat = 1.25
  /// The part of the scale that fits below which a pinch closes the picture.
  private static let closingScale: CGFloat = 0.8

  /// The picture.
  let picture: PictureView
  /// Called when the zoom scale changes.
  var onZoom: (() -> Void)?
  /// Called when the fingers of a pinch lift, and the picture is clearly smaller than the page.
  var onPinchClosed: (() -> Void)?
  /// Called while a pinch makes the picture smaller than the page. Receives the ratio to the scale that fits, at most 1.
  var onShrink: ((CGFloat) -> Void)?

  private var arrangedSize = CGSize.zero
  private var arrangedPictureSize = CGSize.zero
  private var arrangedScale: CGFloat = 0

  init(of picture: PictureView) {
    self.picture = picture
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    addSubview(picture)
    picture.onChangeSize = { [weak self] in self?.setNeedsLayout() }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the picture is in this page, and not in flight.
  var hasPicture: Bool { picture.superview === self }

  /// The picture's rectangle when it fits, in the page's frame.
  var fittingRect: CGRect {
    let size = pictureSize
    let (width, height) = (size.width * fittingScale, size.height * fittingScale)
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  /// The picture's rectangle now, in the page's frame.
  var shownRect: CGRect {
    guard hasPicture else { return fittingRect }
    return picture.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }

  /// The zoom scale at which the picture fits.
  private(set) var fittingScale: CGFloat = 1

  /// Whether the picture is larger than the page.
  var isZoomedIn: Bool { hasPicture && zoomScale > fittingScale * 1.001 }

  /// Returns the picture to the page, fitting.
  func takeBackPicture() {
    picture.transform = .identity
    insertSubview(picture, at: 0)
    arrangedPictureSize = .zero
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: - Layout

  /// The size of the picture at a zoom scale of 1, in points.
  private var pictureSize: CGSize {
    let scale = max(1, traitCollection.displayScale)
    if let pixels = picture.pixelSize, !picture.isMissing {
      return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
    // A symbol for a picture that cannot be shown keeps its size.
    if picture.isMissing { return CGSize(width: min(320, bounds.width), height: min(240, bounds.height)) }
    let ratio = picture.aspectRatio
    return bounds.width < bounds.height * ratio
      ? CGSize(width: bounds.width, height: bounds.width / ratio)
      : CGSize(width: bounds.height * ratio, height: bounds.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
    updateEnlargedPart()
    updateCheckerboard()
  }

  /// The checkerboard behind the visible part of a transparent picture. Its squares do not grow with the picture.
  private var checkerboard: CheckerboardView?

  private func updateCheckerboard() {
    let visible = picture.frame.intersection(bounds)
    guard picture.isTransparent, hasPicture, !visible.isEmpty else { return removeCheckerboard() }
    let view = checkerboard ?? CheckerboardView()
    if checkerboard == nil {
      checkerboard = view
      insertSubview(view, belowSubview: picture)
    }
    if view.frame != visible { view.frame = visible }
  }

  private func removeCheckerboard() {
    checkerboard?.removeFromSuperview()
    checkerboard = nil
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if subview === picture { removeCheckerboard() }
  }

  /// Chooses the zoom scales for the size of the page and the picture. Keeps the zoom scale and the point in the middle,
  /// or keeps the picture fitting.
  private func arrange() {
    let (size, scale) = (pictureSize, traitCollection.displayScale)
    guard bounds.width > 0, bounds.height > 0, size.width > 0, size.height > 0,
      bounds.size != arrangedSize || size != arrangedPictureSize || scale != arrangedScale
    else { return }
    let (oldFit, oldZoom) = (fittingScale, finalZoomScale)
    let hadPixels = arrangedPictureSize.width > 0
    let wasFitting = !hadPixels || oldZoom <= oldFit * 1.001
    let middle = CGPoint(
      x: contentSize.width > 0 ? (bounds.minX + arrangedSize.width / 2) / contentSize.width : 0.5,
      y: contentSize.height > 0 ? (bounds.minY + arrangedSize.height / 2) / contentSize.height : 0.5)
    let keepsPixels = size == arrangedPictureSize
    (arrangedSize, arrangedPictureSize, arrangedScale) = (bounds.size, size, scale)
    let fit = min(bounds.width / size.width, bounds.height / size.height)
    let limit = picture.pixelSize == nil || picture.isMissing ? 1 : Self.maximumFit
    fittingScale = min(fit, limit)
    minimumZoomScale = picture.isMissing ? fittingScale : min(fittingScale, 1)
    maximumZoomScale = picture.isMissing ? fittingScale : max(Self.maximumZoom, fittingScale)
    guard hasPicture else { return }
    picture.transform = .identity
    picture.bounds = CGRect(origin: .zero, size: size)
    zoomScale = wasFitting ? fittingScale : keepsPixels ? oldZoom : fittingScale * oldZoom / oldFit
    updateInsets()
    contentOffset = legalOffset(
      CGPoint(
        x: middle.x * contentSize.width - bounds.width / 2,
        y: middle.y * contentSize.height - bounds.height / 2))
    onZoom?()
  }

  /// Lets the picture show the visible part as sharp as its scale requires.
  private func updateEnlargedPart() {
    guard hasPicture else { return }
    guard isZoomedIn, picture.pixelSize != nil else { return picture.enlargedPart = nil }
    let visible = picture.frame.intersection(bounds)
    guard !visible.isEmpty else { return }
    let scale = traitCollection.displayScale / zoomScale
    picture.enlargedPart = PicturePart(
      rect: CGRect(
        x: (visible.minX - picture.frame.minX) * scale, y: (visible.minY - picture.frame.minY) * scale,
        width: visible.width * scale, height: visible.height * scale),
      scale: zoomScale)
  }

  /// Centres a picture that is smaller than the page.
  private func updateInsets() {
    let (x, y) = (
      max(0, (bounds.width - contentSize.width) / 2), max(0, (bounds.height - contentSize.height) / 2)
    )
    let insets = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
    if contentInset != insets { contentInset = insets }
  }

  private func legalOffset(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: max(-contentInset.left, min(offset.x, contentSize.width + contentInset.right - bounds.width)),
      y: max(-contentInset.top, min(offset.y, contentSize.height + contentInset.bottom - bounds.height)))
  }

  // MARK: - Zooming

  /// Zooms to a scale, and keeps a point of the picture in place.
  ///
  /// - Parameters:
  ///   - scale: The zoom scale. It is limited to the scales of the page.
  ///   - point: The point in the page's coordinates; nil for the middle.
  ///   - animated: Whether the change is animated.
  func zoom(to scale: CGFloat, at point: CGPoint? = nil, animated: Bool) {
    guard hasPicture, maximumZoomScale > minimumZoomScale else { return }
    let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    let point = point ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let anchor = picture.convert(point, from: self)
    zoom(
      to: CGRect(
        x: anchor.x - (point.x - bounds.minX) / scale, y: anchor.y - (point.y - bounds.minY) / scale,
        width: bounds.width / scale, height: bounds.height / scale),
      animated: animated)
    wantedScale = scale
  }

  /// Zooms in or out by a step, as the keys + and − do. Steps add up while they are animated.
  func zoom(bySteps steps: Int) {
    zoom(to: finalZoomScale * pow(Self.keyStep, CGFloat(steps)), animated: true)
  }

  /// The zoom scale at the end of the current animation.
  private var finalZoomScale: CGFloat { isZoomAnimating ? wantedScale ?? zoomScale : zoomScale }

  /// The scale at which the last animation ends.
  private var wantedScale: CGFloat?

  /// Zooms to the size of the picture's pixels, or shows the whole picture if it is zoomed in.
  func toggleZoom(at point: CGPoint) {
    if isZoomedIn { return zoom(to: fittingScale, at: point, animated: true) }
    zoom(to: fittingScale < 0.99 ? 1 : 2 * fittingScale, at: point, animated: true)
  }

  /// Shows the whole picture without animation.
  func fit() {
    stopScrollingAndZooming()
    if hasPicture, zoomScale != fittingScale { zoomScale = fittingScale }
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { hasPicture ? picture : nil }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    updateInsets()
    let offset = legalOffset(bounds.origin)
    if offset != bounds.origin { bounds.origin = offset }
    setNeedsLayout()
    onZoom?()
    let ratio = zoomScale / max(minimumZoomScale, 1e-9)
    if isZooming || isZoomAnimating { onShrink?(min(1, ratio)) }
    // The first frame after the fingers lifted.
    if isZoomAnimating, !isZooming, isPinched, ratio < Self.closingScale {
      isPinched = false
      onPinchClosed?()
    }
    if isZooming { isPinched = true }
  }

  /// Whether the current zoom is, or began as, a pinch.
  private var isPinched = false

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    isPinched = false
    wantedScale = nil
  }
}
