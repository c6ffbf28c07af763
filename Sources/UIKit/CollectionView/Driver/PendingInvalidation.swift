/// The combined invalidations since the last layout pass.
struct PendingInvalidation {
  /// The required work. Each case includes all before it.
  private enum Work: Comparable {
    case nothing
    /// Read the content size after the elements were requested. Some layouts know it only then.
    case contentSize
    /// Prepare the layout.
    case preparation
  }

  private var work: Work
  /// Whether the layout must be prepared only because elements prefer other sizes.
  private(set) var isMeasuring = false
  /// Whether the layout must be prepared only to move elements that it named, because the content was scrolled.
  private(set) var isScrolling = false
  /// The change to add to the content size instead of asking for it; nil if the layout must be asked.
  private(set) var sizeAdjustment: CGSize?
  /// The amount by which the content was already enlarged so that the offset could be adjusted.
  private(set) var roomForOffset = CGSize.zero

  /// Nothing is invalid.
  static let none = PendingInvalidation(.nothing)
  /// Everything is invalid.
  static let all = PendingInvalidation(.preparation)

  private init(_ work: Work) { self.work = work }

  /// Whether the layout must be prepared.
  var isStale: Bool { work == .preparation }

  /// Whether the content size must be read after the elements were requested.
  var awaitsContentSize: Bool { work == .contentSize }

  /// Records that the content size may be known only after the elements.
  mutating func awaitContentSize() { work = max(work, .contentSize) }

  /// Records that the content size is known.
  mutating func contentSizeIsKnown() { if work == .contentSize { work = .nothing } }

  /// Records room that was added to the content.
  mutating func addRoom(_ room: CGSize) {
    roomForOffset = CGSize(
      width: roomForOffset.width + room.width, height: roomForOffset.height + room.height)
  }

  /// Adds the invalidation of a context.
  @MainActor
  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .preferredAttributes: isMeasuring = isMeasuring || !isStale
    // A scroll that compensates for measured sizes is part of measuring.
    case .scrolling: break
    case .change, .update: isMeasuring = false
    }
    isScrolling =
      (isScrolling || !isStale) && context.cause == .scrolling && context.concernsNamedElementsOnly
    let size = context.contentSizeAdjustment
    let adjustsSize = size != .zero && !context.invalidateEverything
    if !isStale {
      sizeAdjustment = adjustsSize ? size : nil
    } else if let sum = sizeAdjustment, adjustsSize {
      sizeAdjustment = CGSize(width: sum.width + size.width, height: sum.height + size.height)
    } else {
      sizeAdjustment = nil
    }
    work = .preparation
  }
}
