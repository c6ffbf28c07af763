import DisplayList
import Geometry

extension CGContext {
  /// Draws an image into a rectangle. The image is upside down if y points down, as in Core Graphics.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let target = Rectangle(rect.standardized)
    guard !target.isEmpty, target.origin.isFinite, target.width.isFinite, target.height.isFinite else {
      return
    }
    let flip = AffineMatrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: target.minY + target.maxY)
    let picture = interpolated([.image(image.picture, source: nil, in: target, tint: nil)])
    // Code written for views flips the axes first; both flips cancel each other.
    let place = flip.then(state.ctm)
    let commands: [Command] = place == .identity ? picture : [.transform(Matrix4(place), picture)]
    guard state.alpha > 0 else { return }
    record(state.alpha < 1 ? [.group(opacity: state.alpha, commands)] : commands)
  }
}
