import DisplayList
import Geometry

extension PageBuilder {
  /// Markup for a shadow: a blurred silhouette with an offset.
  func draw(_ shadow: Shadow) -> String {
    guard shadow.color.isVisible, shadow.offset.isFinite else { return "" }
    let silhouette: String
    let filter: String
    switch shadow.caster {
    case .rectangle(let shape):
      silhouette = fill(shape, shadow.color)
      filter = blurFilter(for: shadow, around: shape.rectangle)
    case .path(let path):
      guard let box = path.controlBox else { return "" }
      silhouette = fill(path, shadow.color, .nonZero)
      filter = blurFilter(for: shadow, around: box)
    case .content(let commands):
      guard let box = commands.extent else { return "" }
      silhouette = shapes(for: commands)
      filter = " filter=\"url(#\(silhouetteFilter(for: shadow, around: box)))\""
    }
    if silhouette.isEmpty { return "" }
    return "<g transform=\"translate(\(shadow.offset.css))\"><g\(filter)>\(silhouette)</g></g>"
  }

  /// The attribute that blurs content that already has the shadow's colour; empty without blur.
  private func blurFilter(for shadow: Shadow, around box: Rectangle) -> String {
    guard shadow.blurDeviation > 0 else { return "" }
    let name = define { name in
      filter(name, for: shadow, around: box, "<feGaussianBlur stdDeviation=\"\(shadow.blurDeviation.css)\"/>")
    }
    return " filter=\"url(#\(name))\""
  }

  /// Defines a filter that turns content into its blurred silhouette, and returns its name.
  func silhouetteFilter(for shadow: Shadow, around box: Rectangle) -> String {
    var color = shadow.color
    color.alpha = 1
    return define { name in
      filter(
        name, for: shadow, around: box,
        "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(shadow.blurDeviation.css)\"/>"
          + "<feComponentTransfer result=\"s\"><feFuncA type=\"linear\" slope=\"\(shadow.color.alpha.cssFactor)\"/>"
          + "</feComponentTransfer><feFlood flood-color=\"\(color.css)\"/>"
          + "<feComposite in2=\"s\" operator=\"in\"/>")
    }
  }

  /// A filter with the reach of the blur: nothing is visible beyond three standard deviations.
  private func filter(
    _ name: String, for shadow: Shadow, around box: Rectangle, _ steps: String
  ) -> String {
    let region = box.inset(by: -3 * shadow.blurDeviation - 1)
    return "<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" \(region.attributes) "
      + "color-interpolation-filters=\"sRGB\">\(steps)</filter>"
  }
}

extension Shadow {
  /// The standard deviation of the blur in points; negative and not finite values are treated as 0.
  fileprivate var blurDeviation: Double { radius.isFinite ? max(0, radius) : 0 }
}
