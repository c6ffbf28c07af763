import Geometry
import UIKit

@testable import GalleryApp

extension PlaceWindow {
  /// Sends an event with Ctrl held.
  func sendWithControl(_ action: InputEvent.Action) {
    stage.send(action, .control)
    window.layoutIfNeeded()
  }

  /// Turns the wheel with Ctrl held; away from the user, pictures grow.
  func zoomByWheel(_ clicks: Double, at point: CGPoint, _ source: InputEvent.Scroll.Source = .wheel) {
    sendWithControl(
      .scroll(.init(source: source, delta: Point2D(x: 0, y: -clicks), location: Point2D(point))))
  }

  /// Presses a key with Ctrl held.
  func zoomByKey(_ character: Character) {
    sendWithControl(.key(InputEvent.Key(code: .character(character))))
  }

  /// Pinches on a touchpad.
  func pinch(_ phase: InputEvent.Phase, _ scale: Double, at point: CGPoint) {
    stage.send(.pinch(.init(phase: phase, scale: scale, location: Point2D(point))))
    window.layoutIfNeeded()
  }

  /// Lets frames pass until the size of the thumbnails is at rest.
  func restZoom(_ frame: () -> Void = {}) {
    var frames = 0
    repeat {
      wait(1.0 / 60)
      frame()
      frames += 1
    } while controller.zoom?.isActive == true && frames < 600
  }

  /// The number of pictures side by side, by their left edges on screen.
  var columnsSeen: Int { Set(seen.map { ($0.box.minX * 2).rounded() }).count }

  /// The picture under a point, if it is opaque.
  func picture(at point: CGPoint) -> Seen? { seen.first { $0.box.contains(point) } }
}
