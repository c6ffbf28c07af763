import UIKit

// The slide show of the viewer.
extension PictureViewController {
  /// Whether a slide show runs, or is paused.
  package var isShowingSlides: Bool { slideShow != nil }

  /// Pauses the slide show, or lets it go on.
  func toggleSlideShowPause() {
    guard let slideShow else { return }
    if slideShow.isPaused { slideShow.start() } else { slideShow.pause() }
  }

  /// Starts a slide show with the current picture, or with the first one after it that can be a slide.
  func startSlideShow(_ transition: PageTransition) {
    guard phase != .closing else { return }
    if !thumbnails.canBeSlide(item), let next = nextSlide { pager.show(next, animated: false) }
    pager.transition = UIAccessibility.isReduceMotionEnabled ? nil : transition
    let slideShow = SlideShow(in: self)
    self.slideShow = slideShow
    slideShow.start()
    delegate?.viewer(self, didChangeSlideShow: true)
  }

  /// Stops the slide show. The current picture stays open.
  package func stopSlideShow() {
    guard let slideShow else { return }
    slideShow.pause()
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

  /// Shows the picture after the current one, or the first one after the last, within a duration in seconds. Videos and
  /// pictures that cannot be shown are left out.
  func showNext(duration: TimeInterval) {
    guard let next = nextSlide else { return }
    if next == pager.index + 1, duration > 0 {
      pager.show(next, duration: duration)
    } else {
      pager.show(next, animated: false)
    }
  }

  /// The index of the slide after the current picture, or of the first one after the last; nil if there is no other one.
  private var nextSlide: Int? {
    album.index(from: pager.index + 1, where: thumbnails.canBeSlide).flatMap { $0 == pager.index ? nil : $0 }
  }
}
