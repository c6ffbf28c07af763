import DisplayList
import Geometry

/// A layer that draws its sublayers several times.
///
/// Each copy is transformed once more than the one before, about the centre of the layer, and shows what the one before
/// showed `instanceDelay` seconds earlier. The colour of the copies is not changed, except for their opacity.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, with the original.
  open var instanceCount = 1 { didSet { if instanceCount != oldValue { setNeedsFragment() } } }
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity {
    didSet { if instanceTransform != oldValue { setNeedsFragment() } }
  }
  /// The time between two copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0 { didSet { setNeedsFragment() } }
  /// The colour of the first copy. Only its opacity has an effect.
  open var instanceColor: CGColor? { didSet { setNeedsFragment() } }
  /// What is added to the opacity of each copy.
  open var instanceAlphaOffset: Float = 0 { didSet { setNeedsFragment() } }
  /// What is added to the red component of each copy. No effect.
  open var instanceRedOffset: Float = 0
  /// What is added to the green component of each copy. No effect.
  open var instanceGreenOffset: Float = 0
  /// What is added to the blue component of each copy. No effect.
  open var instanceBlueOffset: Float = 0
  /// Whether the copies share the 3-D space of the layer's siblings. No effect: they are flattened.
  open var preservesDepth = false

  /// What the sublayers drew in the last frames, the latest last.
  private var past: [(time: CFTimeInterval, commands: [Command])] = []
  /// More copies are not drawn.
  private static let maximumCount = 10_000

  override func copyProperties(of original: CALayer) {
    super.copyProperties(of: original)
    guard let original = original as? CAReplicatorLayer else { return }
    instanceCount = original.instanceCount
    instanceTransform = original.instanceTransform
    instanceDelay = original.instanceDelay
    instanceColor = original.instanceColor
    instanceAlphaOffset = original.instanceAlphaOffset
    instanceRedOffset = original.instanceRedOffset
    instanceGreenOffset = original.instanceGreenOffset
    instanceBlueOffset = original.instanceBlueOffset
    preservesDepth = original.preservesDepth
  }

  override func sublayerCommands(with traits: UITraitCollection) -> [Command] {
    let present = super.sublayerCommands(with: traits)
    let count = min(max(0, instanceCount), Self.maximumCount)
    let delay = instanceDelay.isFinite ? max(0, instanceDelay) : 0
    let now = motionClock.time
    remember(present, at: now, for: delay * Double(count))
    let size = displayed.bounds.size
    let centre = CATransform3DMakeTranslation(-size.width / 2, -size.height / 2, 0)
    let back = CATransform3DMakeTranslation(size.width / 2, size.height / 2, 0)
    var transform = CATransform3DIdentity
    var commands: [Command] = []
    for index in 0..<count {
      let content = delay > 0 ? drawn(at: now - delay * Double(index)) ?? present : present
      let place = CATransform3DConcat(CATransform3DConcat(centre, transform), back)
      let opacity = Double(instanceColor?.alpha ?? 1) + Double(index) * Double(instanceAlphaOffset)
      transform = CATransform3DConcat(transform, instanceTransform)
      guard opacity > 0, !content.isEmpty else { continue }
      let copy: [Command] = index == 0 ? content : [.transform(place.matrix, content)]
      commands += opacity < 1 ? [.group(opacity: opacity, copy)] : copy
    }
    return commands
  }

  private func remember(_ commands: [Command], at time: CFTimeInterval, for duration: CFTimeInterval) {
    guard duration > 0 else { return past = [] }
    if past.last?.time == time { past.removeLast() }
    past.append((time, commands))
    // One picture that is older than all copies is kept.
    while past.count > 1, past[1].time <= time - duration { past.removeFirst() }
  }

  /// What the sublayers drew at a time, or first.
  private func drawn(at time: CFTimeInterval) -> [Command]? {
    (past.last { $0.time <= time } ?? past.first)?.commands
  }
}
