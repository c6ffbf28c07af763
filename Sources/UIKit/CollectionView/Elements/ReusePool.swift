/// The views that are out of use, one heap for each key, and what makes more of them.
@MainActor
struct ReusePool {
  private var sources: [ReuseKey: ViewSource] = [:]
  private var free: [ReuseKey: [UICollectionReusableView]] = [:]

  /// Sets what makes the views of a key; nil forgets it. Views made by the one before are not used again.
  mutating func register(_ source: ViewSource?, for key: ReuseKey) {
    sources[key] = source
    free[key] = nil
  }

  /// What makes the views of a key.
  func source(for key: ReuseKey) -> ViewSource? { sources[key] }

  /// Takes a view out, the one put in last.
  mutating func take(for key: ReuseKey) -> UICollectionReusableView? { free[key]?.popLast() }

  /// Puts a view in for its key.
  mutating func put(_ view: UICollectionReusableView, for key: ReuseKey) {
    free[key, default: []].append(view)
  }

  /// Lets go of all decoration views: another layout may make others for the same kinds.
  mutating func forgetDecorationViews() {
    free = free.filter { $0.key.category != .decorationView }
  }
}
