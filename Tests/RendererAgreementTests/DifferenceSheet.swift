import Foundation
import HTMLRenderer
import ImageDecoding
import RendererTestSupport
import TestSupport

/// A page to look at: every scene as each renderer draws it, what differs, and where most; the worst first.
struct DifferenceSheet {
  private let comparisons: [Comparison]
  private let scale: Double

  /// Pictures are written for so many scenes when there is more than a pixel a point, and for all otherwise.
  private static let maximumCount = 6

  init(_ comparisons: [Comparison], scale: Double) {
    let sorted = comparisons.sorted { $0.worst.difference > $1.worst.difference }
    self.comparisons = scale == 1 ? sorted : Array(sorted.prefix(Self.maximumCount))
    self.scale = scale
  }

  /// Writes the page next to the build products.
  ///
  /// - Returns: Where it is.
  func write() throws -> URL {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(".build/pictures/RendererAgreementTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("differences@\(Int(scale))x.html")
    try Data(page.utf8).write(to: file)
    return file
  }

  private var page: String {
    let heads = Comparison.Renderer.allCases.map { "<th>\($0.rawValue)</th>" }.joined()
    return """
      <!DOCTYPE html>
      <meta charset="utf-8">
      <title>Differences at \(scale) pixels a point</title>
      <style>
      body { font: 13px sans-serif; background: #ddd } td { vertical-align: top }
      div { position: relative; line-height: 0 } i { position: absolute; outline: 2px solid #f0f }
      </style>
      <table>
      <tr><th>Scene</th>\(heads)<th>Difference of the worst two, four times as strong</th></tr>
      \(comparisons.map(row).joined(separator: "\n"))
      </table>

      """
  }

  private func row(_ comparison: Comparison) -> String {
    let worst = comparison.worst
    let pictures = Comparison.Renderer.allCases.map { cell(comparison.pictures[$0], markedAt: worst) }
    // Nothing is tolerated, so that there always is a picture of the difference.
    let difference = comparison.pictures[worst.renderers.0].flatMap { first in
      comparison.pictures[worst.renderers.1].flatMap { second in
        PictureDifference(of: first, from: second, tolerance: PictureTolerance(pixel: -1, tileMean: -1))?
          .picture
      }
    }
    let findings = comparison.pairs.map(\.description).joined(separator: "<br>")
    return "<tr><td>\(findings)</td>\(pictures.joined())\(cell(difference, markedAt: worst))</tr>"
  }

  private func cell(_ picture: Bitmap?, markedAt worst: Comparison.Disagreement) -> String {
    guard let picture, let png = picture.pngData(compression: 1) else { return "<td></td>" }
    let side = Double(PictureTolerance.tileSide) / scale
    let (x, y) = (Double(worst.x) / scale, Double(worst.y) / scale)
    return """
      <td><div><img width="\(Double(picture.width) / scale)" \
      src="data:image/png;base64,\(Data(png).base64EncodedString())">\
      <i style="left:\(x)px;top:\(y)px;width:\(side)px;height:\(side)px"></i></div></td>
      """
  }
}
