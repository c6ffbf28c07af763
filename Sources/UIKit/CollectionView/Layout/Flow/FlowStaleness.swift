/// How much of a flow layout's geometry must be found anew, each case with all before it.
enum FlowStaleness: Int, Comparable {
  /// Nothing: all elements stand where they did.
  case nothing
  /// Where elements stand; their sizes and distances are known.
  case placement
  /// Sizes and distances too: the delegate is asked again.
  case metrics

  /// What a context makes stale: everything, unless it is a flow layout's and says otherwise.
  @MainActor
  init(_ context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.cause == .preferredAttributes, flow?.invalidateFlowLayoutDelegateMetrics != true,
      !context.invalidateEverything, !context.invalidateDataSourceCounts
    {
      // The size was taken over when the context was made.
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
