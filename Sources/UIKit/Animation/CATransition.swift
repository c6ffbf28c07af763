import DisplayList

/// The key of transitions: a layer has one at a time.
public let kCATransition = "transition"

/// An animation from the previous picture of a layer to its present one.
///
/// The previous picture is what the layer showed in the last frame, so that the layer may change before or after the
/// transition is added.
///
/// ```swift
/// let transition = CATransition()
/// transition.type = .push
/// transition.subtype = .fromRight
/// view.layer.add(transition, forKey: kCATransition)
/// ```
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// Creates a fade.
  public override init() { super.init() }

  /// The kind of the transition. Default `fade`. An unknown kind fades.
  open var type: CATransitionType = .fade

  /// The side from which the transition comes. Nil for the left. A fade has none.
  open var subtype: CATransitionSubtype?

  /// The progress at which the transition begins, from 0 to 1. Default 0.
  open var startProgress: Float = 0

  /// The progress at which the transition ends, from 0 to 1. Default 1.
  open var endProgress: Float = 1

  /// What the layer showed before. The layer sets it when the transition is added to it.
  var picture: Fragment?

  override func apply(to properties: inout LayerProperties, at time: CFTimeInterval, run: Int) {
    guard let picture else { return }
    let (start, end) = (Double(startProgress), Double(endProgress))
    let progress = start + (end - start) * self.progress(at: time)
    properties.transition = LayerTransition(
      from: picture, type: type, subtype: subtype ?? .fromLeft,
      progress: progress.isFinite ? min(1, max(0, progress)) : 1)
  }

  override func takeOver(to copy: CAAnimation) {
    super.takeOver(to: copy)
    guard let copy = copy as? CATransition else { return }
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.picture = picture
  }
}
