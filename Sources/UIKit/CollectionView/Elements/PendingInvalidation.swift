/// What the invalidations since the last layout pass add up to.
struct PendingInvalidation {
  /// What has to be asked of the layout, each case with all before it.
  private enum Work: Comparable {
    case nothing
    /// The content size, once the elements have been requested: some layouts know it only then.
    case contentSize
    /// To prepare.
    case preparation
  }

  private var work: Work
  /// Whether the layout must be prepared because of the sizes that elements prefer, and for no other reason.
  private(set) var isMeasuring = false
  /// To be added to the content size in place of asking for it; nil when it must be asked for.
  private(set) var sizeAdjustment: CGSize?
  /// What the content size was enlarged by already, so that the content offset could be adjusted.
  private(set) var roomForOffset = CGSize.zero

  /// Nothing is stale.
  static let none = PendingInvalidation(.nothing)
  /// Everything is stale.
  static let all = PendingInvalidation(.preparation)

  private init(_ work: Work) { self.work = work }

  /// Whether the layout must be prepared.
  var isStale: Bool { work == .preparation }

  /// Whether the content size must be read once the elements have been requested.
  var awaitsContentSize: Bool { work == .contentSize }

  /// Takes note that the content size may be known only after the elements.
  mutating func awaitContentSize() { work = max(work, .contentSize) }

  /// Takes note that the content size is known.
  mutating func contentSizeIsKnown() { if work == .contentSize { work = .nothing } }

  /// Takes note of room that was added to the content.
  mutating func addRoom(_ room: CGSize) {
    roomForOffset = CGSize(
      width: roomForOffset.width + room.width, height: roomForOffset.height + room.height)
  }

  /// Adds what a context says.
  @MainActor
  mutating func add(_ context: UICollectionViewLayoutInvalidationContext) {
    switch context.cause {
    case .preferredAttributes: isMeasuring = isMeasuring || !isStale
    // A scroll that keeps in place what measuring has moved is a part of it.
    case .scrolling: break
    case .change, .update: isMeasuring = false
    }
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
