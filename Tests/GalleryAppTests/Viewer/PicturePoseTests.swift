import Geometry
import TestSupport
import Testing
import UIKit

@testable import GalleryApp

@Suite("Poses of a picture in flight")
struct PicturePoseTests {
  private static let window = PicturePose(CGRect(x: 0, y: 0, width: 900, height: 600))

  private func pose(_ corners: Quadrilateral) -> PicturePose {
    PicturePose(
      corners: corners, size: CGSize(width: 90, height: 60), crop: CGRect(x: 0, y: 0, width: 90, height: 60))
  }

  /// The maximum distance of two corners along an axis.
  private func distance(_ pose: PicturePose, _ other: PicturePose) -> Double {
    func corners(_ pose: PicturePose) -> [Point2D] {
      let corners = pose.corners
      return [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft]
    }
    return zip(corners(pose), corners(other)).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) }.max() ?? .nan
  }

  /// Corners at which the left and the right side are at the same place, or so close that their direction is a matter of
  /// rounding.
  @Test(
    "a face that is seen edge-on arrives like any other",
    arguments: [0.0, 1e-300, 1e-17, 3e-14, 1e-9, 1e-4, -1e-13], [0.0, 1e-15, -2e-14, 1e-6])
  func edgeOn(width: Double, slope: Double) {
    let corners = Quadrilateral(
      Point2D(x: 400, y: 100), Point2D(x: 400 + width, y: 100 + slope),
      Point2D(x: 400 + width, y: 160 + slope),
      Point2D(x: 400, y: 160))
    for (start, end) in [(pose(corners), Self.window), (Self.window, pose(corners))] {
      #expect(distance(start.interpolated(to: end, progress: 0), start) < 1e-6)
      #expect(distance(start.interpolated(to: end, progress: 1), end) < 1e-6)
      #expect(distance(start.interpolated(to: end, progress: 0.5), end) < 1_000)
    }
  }

  @Test("random corners: the beginning and the end are exact, and every pose between is finite")
  func random() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      // Many corners are almost at the same place.
      func point() -> Point2D {
        let step = pow(10, Double.random(in: -15...2.5, using: &random))
        return Point2D(
          x: 300 + step * Double.random(in: -1...1, using: &random),
          y: 300 + step * Double.random(in: -1...1, using: &random))
      }
      let (start, end) = (
        pose(Quadrilateral(point(), point(), point(), point())),
        pose(Quadrilateral(point(), point(), point(), point()))
      )
      #expect(distance(start.interpolated(to: end, progress: 0), start) < 1e-6)
      #expect(distance(start.interpolated(to: end, progress: 1), end) < 1e-6)
      #expect(distance(start.interpolated(to: end, progress: 0.4), start) < 2_000)
    }
  }
}
