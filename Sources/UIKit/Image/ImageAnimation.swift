/// Counts through the pictures of an animation, by the frames.
@MainActor
final class ImageAnimation {
  private let onChange: () -> Void
  private var link: CADisplayLink?
  private var start: CFTimeInterval?
  private var count = 0
  private var duration: TimeInterval = 0
  private var rounds = 0

  /// The index of the picture to show.
  private(set) var index = 0

  /// Whether pictures change.
  var isRunning: Bool { link != nil }

  init(onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Begins with the first picture.
  ///
  /// - Parameters:
  ///   - count: The number of pictures. Nothing runs without one.
  ///   - duration: The duration of a round, in seconds.
  ///   - rounds: The number of rounds; 0 for no end.
  func start(count: Int, duration: TimeInterval, rounds: Int) {
    stop()
    guard count > 0, duration > 0, duration.isFinite else { return }
    (self.count, self.duration, self.rounds) = (count, duration, rounds)
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      advance(to: link.timestamp)
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Ends the animation.
  func stop() {
    link?.invalidate()
    (link, start, index) = (nil, nil, 0)
  }

  private func advance(to time: CFTimeInterval) {
    let elapsed = time - (start ?? time)
    start = start ?? time
    if rounds > 0, elapsed >= duration * Double(rounds) {
      stop()
      onChange()
      return
    }
    let next = Int(elapsed / duration * Double(count)) % count
    guard next != index else { return }
    index = next
    onChange()
  }

  isolated deinit { link?.invalidate() }
}
