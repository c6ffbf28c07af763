import DisplayList
import Geometry

extension CGContext {
  /// Draws pixels into a rectangle, upside down where y points down, as Core Graphics does in a view's context.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let target = Rectangle(rect.standardized)
    guard !target.isEmpty, target.origin.isFinite, target.width.isFinite, target.height.isFinite else {
      return
    }
    let flip = AffineMatrix(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: target.minY + target.maxY)
    let picture = Command.image(image.picture, source: nil, in: target, tint: nil)
    // Code written for views has turned the axes over before, so that both turns together are none.
    let place = flip.then(state.ctm)
    let commands: [Command] = place == .identity ? [picture] : [.transform(Matrix4(place), [picture])]
    guard state.alpha > 0 else { return }
    record(state.alpha < 1 ? [.group(opacity: state.alpha, commands)] : commands)
  }
}
