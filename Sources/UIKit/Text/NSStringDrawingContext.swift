/// What is asked for and told when a string is drawn.
open class NSStringDrawingContext: NSObject {
  /// The smallest factor that a font may be scaled by so that the text fits; 0 for none.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the text as drawn.
  open internal(set) var totalBounds = CGRect.zero
}
