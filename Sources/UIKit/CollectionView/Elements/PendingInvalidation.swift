/// What the invalidations since the last layout pass add up to.
struct PendingInvalidation {
  /// Whether the layout must be prepared.
  private(set) var isStale: Bool
  /// Whether it must be because of the sizes that elements wish, and for no other reason.
  private(set) var isMeasuring = false
  /// To be added to the content offset.
  private(set) var offsetAdjustment = CGPoint.zero
  /// To be added to the content size in place of asking for it; nil when it must be asked for.
  private(set) var sizeAdjustment: CGSize?

  /// Nothing is stale.
  static let none = PendingInvalidation(isStale: false)
  /// Everything is stale.
  static let all = PendingInvalidation(isStale: true)

  private init(isStale: Bool) { self.isStale = isStale }

  /// Leaves the content offset as it is.
  mutating func forgetOffsetAdjustment() { offsetAdjustment = .zero }

  /// Adds what a context says.
  @MainActor
  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    isMeasuring = context.cause == .preferredAttributes && (isMeasuring || !isStale)
    let size = context.contentSizeAdjustment
    let adjustsSize = size != .zero && !context.invalidateEverything
    if !isStale {
      sizeAdjustment = adjustsSize ? size : nil
    } else if let sum = sizeAdjustment, adjustsSize {
      sizeAdjustment = CGSize(width: sum.width + size.width, height: sum.height + size.height)
    } else {
      sizeAdjustment = nil
    }
    let offset = context.contentOffsetAdjustment
    offsetAdjustment = CGPoint(x: offsetAdjustment.x + offset.x, y: offsetAdjustment.y + offset.y)
    isStale = true
  }
}
