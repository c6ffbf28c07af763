/// The part of a flow layout's geometry that must be computed again. Each case includes all before it.
enum FlowStaleness: Int, Comparable {
  /// Nothing: all elements keep their positions.
  case nothing
  /// The positions of elements. Their sizes and distances are known.
  case placement
  /// Sizes and distances too. The delegate is asked again.
  case metrics

  /// The part that a context invalidates: everything, unless it is a flow layout's context and states otherwise.
  @MainActor
  init(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.cause == .preferredAttributes, flow?.invalidateFlowLayoutDelegateMetrics != true,
      !context.invalidateEverything, !context.invalidateDataSourceCounts
    {
      // The layout took over the size when the context was made.
      self = .nothing
      return
    }
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext,
      !context.invalidateEverything, !context.invalidateDataSourceCounts,
      !context.invalidateFlowLayoutDelegateMetrics
    else {
      self = .metrics
      return
    }
    self = context.invalidateFlowLayoutAttributes ? .placement : .nothing
  }

  static func < (left: FlowStaleness, right: FlowStaleness) -> Bool { left.rawValue < right.rawValue }
}
