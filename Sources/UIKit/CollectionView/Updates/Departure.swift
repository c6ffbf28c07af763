/// A view on its way off the screen, which its element has left already.
///
/// It is told to have ended its display, and can be used again, when its animation has ended.
struct Departure {
  let view: UICollectionReusableView
  /// The element as it is called now; nil when it is no more. One that comes back on screen gets the view back.
  var key: ElementKey?
  let animation: ElementAnimation
}
