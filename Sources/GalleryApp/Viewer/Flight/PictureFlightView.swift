import Geometry
import UIKit

/// Shows a picture in any pose.
final class PictureFlightView: UIView {
  /// The picture that is shown.
  private(set) weak var picture: UIView?
  /// The picture as its cell shows it, if that looks different. It fades with ``coverOpacity``.
  private var cover: UIView?
  private let outline = CAShapeLayer()
  /// The checkerboard behind a transparent picture.
  private var checkerboard: CheckerboardView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// The opacity of the cover.
  var coverOpacity: CGFloat {
    get { cover?.alpha ?? 0 }
    set { cover?.alpha = newValue }
  }

  /// Takes a picture, and a view that covers it.
  func take(_ picture: UIView, cover: UIView?) {
    self.picture = picture
    self.cover?.removeFromSuperview()
    self.cover = cover
    showCheckerboard(false)
    if picture.superview !== self {
      picture.transform = .identity
      insertSubview(picture, at: 0)
    }
    if let cover { addSubview(cover) }
  }

  /// Shows the picture in a pose.
  func show(_ pose: PicturePose) {
    let middle = Point2D(x: pose.crop.midX, y: pose.crop.midY)
    // A picture that is edge-on cannot be seen.
    guard let map = pose.map, let place = map.apply(to: middle) else {
      isHidden = true
      return
    }
    isHidden = false
    bounds = pose.crop
    picture?.frame = CGRect(origin: .zero, size: pose.size)
    cover?.frame = pose.crop
    showCheckerboard((picture as? PictureView)?.isTransparent == true)
    checkerboard?.frame = pose.crop
    layer.cornerRadius = pose.outline == nil ? pose.cornerRadius : 0
    alpha = pose.opacity
    center = CGPoint(place)
    layer.transform = CATransform3D(map, about: middle, seenAt: place)
    showOutline(of: pose)
  }

  private func showCheckerboard(_ isShown: Bool) {
    guard isShown != (checkerboard != nil) else { return }
    checkerboard?.removeFromSuperview()
    checkerboard = isShown ? CheckerboardView() : nil
    if let checkerboard { insertSubview(checkerboard, at: 0) }
  }

  private func showOutline(of pose: PicturePose) {
    guard let points = pose.outline?.points else {
      if layer.mask != nil { layer.mask = nil }
      return
    }
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let corner = CGPoint(x: point.x * pose.size.width, y: point.y * pose.size.height)
      if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
    }
    path.close()
    outline.path = path.cgPath
    if layer.mask == nil { layer.mask = outline }
  }
}

extension CATransform3D {
  /// Creates the transform of a layer whose anchor point is at `middle` of a plane, and whose position is `place`, so that
  /// the plane appears as a map shows it.
  fileprivate init(_ map: Homography, about middle: Point2D, seenAt place: Point2D) {
    let local = Homography(.translation(x: middle.x, y: middle.y)).then(map)
      .then(Homography(.translation(x: -place.x, y: -place.y)))
    let w = local.m33
    self = CATransform3DIdentity
    (m11, m12, m14) = (local.m11 / w, local.m12 / w, local.m13 / w)
    (m21, m22, m24) = (local.m21 / w, local.m22 / w, local.m23 / w)
  }
}
