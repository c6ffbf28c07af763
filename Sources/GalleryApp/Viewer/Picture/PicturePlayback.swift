import ImageDecoding
import SystemPackage
import UIKit

/// Plays an animated picture from its beginning. The next frame is decoded while one is shown.
///
/// An animation that cannot be decoded in time is played more slowly; no frame is left out. The last frame of an animation
/// that ends remains. A file without an animation has no effect.
@MainActor
final class PicturePlayback {
  private let loader: PictureLoader
  private let onFrame: (UIImage) -> Void
  private var animation: AnimatedImage?
  /// How often the animation is played from now on, including this time; nil without an end.
  private var timesLeft: Int?
  /// The frame to show at ``dueTime``; nil while it is decoded.
  private var nextFrame: AnimationFrame?
  private var dueTime: CFTimeInterval = 0
  private var link: CADisplayLink?

  /// Opens a file and plays it as soon as it is read.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - loader: Decodes the frames.
  ///   - onFrame: Receives every frame at its time.
  init(of file: FilePath, loader: PictureLoader, onFrame: @escaping (UIImage) -> Void) {
    self.loader = loader
    self.onFrame = onFrame
    loader.perform {
      try? AnimatedImage(.file(file))
    } completion: { [weak self] animation in
      if let self, let animation { begin(animation) }
    }
  }

  isolated deinit { link?.invalidate() }

  private func begin(_ animation: AnimatedImage) {
    self.animation = animation
    timesLeft = animation.playCount
    dueTime = FrameClock.main.time
    let link = CADisplayLink { [weak self] in self?.advance(to: $0.timestamp) }
    link.add(to: .main, forMode: .common)
    self.link = link
    decodeNextFrame()
  }

  private func advance(to time: CFTimeInterval) {
    guard let frame = nextFrame, time >= dueTime else { return }
    nextFrame = nil
    onFrame(UIImage(cgImage: CGImage(frame.bitmap)))
    // A frame that came late does not shorten more than the next one.
    dueTime = max(dueTime + frame.duration, time)
    decodeNextFrame()
  }

  private func decodeNextFrame() {
    guard let animation else { return }
    let repeats = timesLeft.map { $0 > 1 } ?? true
    loader.perform {
      if let frame = try? animation.nextFrame() { return (frame: frame, isFirst: false) }
      guard repeats, (try? animation.rewind()) != nil else { return (nil, false) }
      return (try? animation.nextFrame(), true)
    } completion: { [weak self] (frame: AnimationFrame?, isFirst: Bool) in
      self?.take(frame, isFirst: isFirst)
    }
  }

  private func take(_ frame: AnimationFrame?, isFirst: Bool) {
    if isFirst { timesLeft = timesLeft.map { $0 - 1 } }
    nextFrame = frame
    guard frame == nil else { return }
    link?.invalidate()
    link = nil
  }
}
