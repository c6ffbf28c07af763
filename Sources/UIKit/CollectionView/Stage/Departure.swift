/// A view that is animated off the screen. Its element is no longer visible.
///
/// When the animation ends, the delegate is notified that the display has ended, and the view can be reused.
struct Departure {
  let view: UICollectionReusableView
  /// The current key of the element; nil if it no longer exists. An element that appears again gets this view back.
  var key: ElementKey?
  let animation: ElementAnimation
}
