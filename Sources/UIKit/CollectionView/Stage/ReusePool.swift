/// The unused views by key, and the sources that create new ones.
@MainActor
struct ReusePool {
  private var sources: [ReuseKey: ViewSource] = [:]
  private var free: [ReuseKey: [UICollectionReusableView]] = [:]
  private var registrations: [ReuseKey: Int] = [:]

  /// Registers the source of a key's views. Nil removes it. Views of the previous source are not reused, also not
  /// those that are on screen now. Registering the same source again changes nothing.
  mutating func register(_ source: ViewSource?, for key: ReuseKey) {
    if let source, let previous = sources[key], source.isSame(as: previous) { return }
    sources[key] = source
    free[key] = nil
    registrations[key, default: 0] += 1
  }

  /// Returns the number of the last registration of a key.
  func registration(for key: ReuseKey) -> Int { registrations[key] ?? 0 }

  /// Returns the source of a key's views.
  func source(for key: ReuseKey) -> ViewSource? { sources[key] }

  /// Removes and returns the view of a key that was added last.
  mutating func take(for key: ReuseKey) -> UICollectionReusableView? { free[key]?.popLast() }

  /// Adds a view for a key.
  mutating func put(_ view: UICollectionReusableView, for key: ReuseKey) {
    free[key, default: []].append(view)
  }

  /// Releases all unused views.
  mutating func removeViews() { free = [:] }

  /// Releases all decoration views, because another layout may register other classes for the same kinds.
  mutating func forgetDecorationViews() {
    free = free.filter { $0.key.category != .decorationView }
  }
}
