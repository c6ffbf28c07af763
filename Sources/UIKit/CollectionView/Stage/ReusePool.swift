/// The unused views by key, and the sources that create new ones.
@MainActor
struct ReusePool {
  private var sources: [ReuseKey: ViewSource] = [:]
  private var free: [ReuseKey: [UICollectionReusableView]] = [:]

  /// Registers the source of a key's views. Nil removes it. Views of the previous source are not reused.
  mutating func register(_ source: ViewSource?, for key: ReuseKey) {
    sources[key] = source
    free[key] = nil
  }

  /// Returns the source of a key's views.
  func source(for key: ReuseKey) -> ViewSource? { sources[key] }

  /// Removes and returns the view of a key that was added last.
  mutating func take(for key: ReuseKey) -> UICollectionReusableView? { free[key]?.popLast() }

  /// Adds a view for a key.
  mutating func put(_ view: UICollectionReusableView, for key: ReuseKey) {
    free[key, default: []].append(view)
  }

  /// Releases all decoration views, because another layout may register other classes for the same kinds.
  mutating func forgetDecorationViews() {
    free = free.filter { $0.key.category != .decorationView }
  }
}
