import GalleryApp
import Geometry
import Testing
import UIKit

/// An interaction with a layout, and its end position if that is known beforehand.
struct Interaction: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let layout: GalleryLayout
  let events: [InputEvent]
  var end: [Double]?

  init(_ description: String, _ layout: GalleryLayout, _ list: EventList, end: [Double]? = nil) {
    testDescription = description
    self.layout = layout
    events = list.events
    self.end = end
  }

  /// The size of the window in which it is done.
  static let size = CGSize(width: 800, height: 560)

  /// In the grid, which begins at 0 and follows a finger but for 10 points of slop, and a touchpad without; on the
  /// picker, which begins at a page; on the wheel.
  static let all = [
    Interaction(
      "a drag that is held", .grid,
      EventList().dragging(from: 400, 400, by: Point2D(x: 0, y: -110), in: 0.3, holding: 0.5), end: [0, 100]),
    Interaction(
      "a fling that is caught and flung on", .grid,
      EventList().dragging(from: 400, 400, by: Point2D(x: 0, y: -120), in: 0.15).waiting(0.2)
        .dragging(from: 400, 400, by: Point2D(x: 0, y: -50), in: 0.1)),
    Interaction(
      "a fling into the edge", .grid,
      EventList().dragging(from: 400, 200, by: Point2D(x: 0, y: 200), in: 0.1), end: [0, 0]),
    Interaction(
      "a touchpad that is left at rest", .grid,
      EventList().scrolling(at: 400, 300, by: Point2D(x: 0, y: 8), times: 20, holding: 0.5), end: [0, 160]),
    Interaction(
      "a touchpad that glides on", .grid,
      EventList().scrolling(at: 400, 300, by: Point2D(x: 0, y: 12), times: 15)),
    Interaction(
      "a fine wheel", .grid, EventList().turning(.fineWheel, at: 400, 300, by: [0.25, 0.5, 0.125, -0.25])),
    Interaction(
      "clicks of a wheel", .grid, EventList().turning(.wheel, at: 400, 300, by: [1, 1, 1, -1])),
    Interaction(
      "a pinch where nothing zooms", .turntable, EventList().pinching(at: 400, 300, to: 2)),
    Interaction(
      "taps and keys", .grid,
      EventList().tapping(60, 100).pressing(.rightArrow, .downArrow, modifiers: .shift).pressing(.end)),
    Interaction(
      "flings over the end of the picker", .picker,
      EventList().dragging(from: 400, 200, by: Point2D(x: 0, y: 250), in: 0.12).waiting(0.3)
        .dragging(from: 400, 200, by: Point2D(x: 0, y: 150), in: 0.1)),
    Interaction(
      "a row of the picker by a click of the wheel", .picker,
      EventList().turning(.wheel, at: 400, 280, by: [1]), end: [0, 1120]),
    Interaction(
      "a fling of the wheel, turned back by keys", .wheel,
      EventList().dragging(from: 500, 300, by: Point2D(x: -260, y: 0), in: 0.12).waiting(2)
        .pressing(.leftArrow, .leftArrow)),
  ]
}
