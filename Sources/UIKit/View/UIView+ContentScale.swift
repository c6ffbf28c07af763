import Foundation

extension UIView {
  /// The pixels of a point in what the view draws. That of the layer, which does not change how text and shapes are drawn:
  /// they are as sharp as the display.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
}
