import UIKit

// The slide show of the viewer.
extension PictureViewController {
  /// Whether a slide show runs.
  package var isShowingSlides: Bool { slideShow?.isRunning ?? false }

  /// Starts a slide show with the current picture.
  func startSlideShow(_ transition: PageTransition) {
    guard phase != .closing else { return }
    pager.transition = UIAccessibility.isReduceMotionEnabled ? nil : transition
    let slideShow = SlideShow(in: self)
    self.slideShow = slideShow
    slideShow.start()
    delegate?.viewer(self, didChangeSlideShow: true)
  }

  /// Stops the slide show. The current picture stays open.
  func stopSlideShow() {
    guard let slideShow else { return }
    slideShow.stop()
    self.slideShow = nil
    pager.transition = nil
    delegate?.viewer(self, didChangeSlideShow: false)
  }

  /// Whether the picture after the current one can be shown at once.
  var isNextReady: Bool {
    // The picture after the last one has no page yet. It appears as a picture that is gone to by a key.
    guard let picture = nextSlide.flatMap({ pager.pages[$0] })?.picture else { return true }
    return picture.isMissing || picture.resolution >= .window
  }

  /// Shows the picture after the current one, or the first one after the last, within a duration in seconds. Videos are
  /// left out.
  func showNext(duration: TimeInterval) {
    guard let next = nextSlide else { return }
    if next == pager.index + 1, duration > 0 {
      pager.show(next, duration: duration)
    } else {
      pager.show(next, animated: false)
    }
  }

  /// The index of the picture after the current one, or of the first one after the last; nil if all others are videos.
  private var nextSlide: Int? {
    album.index(ofPictureFrom: pager.index + 1).flatMap { $0 == pager.index ? nil : $0 }
  }
}
