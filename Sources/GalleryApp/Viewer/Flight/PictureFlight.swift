import Geometry
import UIKit

/// Moves a picture from one pose to another with a spring.
///
/// The end may move meanwhile, because the window is resized or the album scrolls. The picture then arrives where the
/// end is, not where it was.
@MainActor
final class PictureFlight {
  /// The period and the damping ratio of the spring.
  private static let (period, damping) = (0.27, 0.9)
  /// The maximum initial velocity, in distances from start to end per second.
  private static let maximumVelocity = 14.0

  private let start: PicturePose
  private let end: () -> PicturePose?
  private var lastEnd: PicturePose
  private var spring: FlightSpring
  private var time = FrameClock.main.time
  private var link: CADisplayLink?
  private let onFrame: (PicturePose, CGFloat) -> Void
  private let completion: () -> Void

  /// Prepares a flight.
  ///
  /// - Parameters:
  ///   - start: The first pose.
  ///   - velocity: The initial velocity, in points per second.
  ///   - end: Returns the last pose. Nil if the picture is no longer there: it then fades out.
  ///   - onFrame: Receives the pose of each frame, and the progress from 0 to 1.
  ///   - completion: Called at the end, but not if the flight is stopped.
  init(
    from start: PicturePose, velocity: CGPoint = .zero, to end: @escaping () -> PicturePose?,
    onFrame: @escaping (PicturePose, CGFloat) -> Void, completion: @escaping () -> Void
  ) {
    self.start = start
    self.end = end
    self.onFrame = onFrame
    self.completion = completion
    lastEnd = end() ?? Self.fading(start)
    let way = lastEnd.middle - start.middle
    let length = max(way.dot(way), 100)
    let along = Point2D(velocity).dot(way) / length
    spring = FlightSpring(
      velocity: min(max(-Self.maximumVelocity, along), Self.maximumVelocity), period: Self.period,
      dampingRatio: Self.damping)
  }

  isolated deinit { link?.invalidate() }

  /// The velocity of the picture's middle, in points per second.
  var velocity: CGPoint { CGPoint((lastEnd.middle - start.middle) * spring.velocity) }

  /// The progress from 0 to 1.
  var progress: CGFloat { CGFloat(spring.value) }

  /// Starts, and shows the first frame.
  func begin() {
    onFrame(start, 0)
    let link = CADisplayLink { [weak self] in self?.advance(to: $0.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Stops without calling the completion.
  func stop() {
    link?.invalidate()
    link = nil
  }

  private func advance(to time: CFTimeInterval) {
    guard link != nil else { return }
    spring.advance(by: max(0, time - self.time))
    self.time = time
    if let end = end() {
      lastEnd = end
    } else if lastEnd.opacity > 0 {
      lastEnd = Self.fading(lastEnd)
    }
    guard spring.isAtRest else {
      return onFrame(start.interpolated(to: lastEnd, progress: progress), min(max(0, progress), 1))
    }
    stop()
    onFrame(lastEnd, 1)
    completion()
  }

  /// The same pose, transparent.
  private static func fading(_ pose: PicturePose) -> PicturePose {
    var pose = pose
    pose.opacity = 0
    return pose
  }
}
