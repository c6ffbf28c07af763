/// Options for drawing a string, and the results.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor by which the font may be scaled so that the text fits in its rectangle. Default 0, which does not
  /// scale it.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which the font was scaled.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text that was drawn.
  open internal(set) var totalBounds = CGRect.zero
}
