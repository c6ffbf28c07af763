import DisplayList
import Geometry

extension PageBuilder {
  /// Markup for content over a backdrop with a blend mode. Where CSS has no such mode, masks keep the part of each that
  /// remains.
  func blend(_ content: [Command], over backdrop: [Command], _ mode: BlendMode) -> String {
    switch mode {
    case .normal: return shapes(for: backdrop + content)
    case .clear: return ""
    case .copy: return shapes(for: content)
    case .sourceIn: return mask(content, by: backdrop)
    case .sourceOut: return outside(of: backdrop, content)
    case .sourceAtop: return shapes(for: backdrop) + mask(content, by: backdrop)
    case .destinationOver: return shapes(for: content + backdrop)
    case .destinationIn: return mask(backdrop, by: content)
    case .destinationOut: return outside(of: content, backdrop)
    case .destinationAtop: return shapes(for: content) + mask(backdrop, by: content)
    case .xor: return outside(of: content, backdrop) + outside(of: backdrop, content)
    default:
      let style = "mix-blend-mode:\(mode.cssName)"
      return "<g style=\"isolation:isolate\">\(shapes(for: backdrop))"
        + "<g style=\"\(style)\">\(shapes(for: content))</g></g>"
    }
  }

  /// Markup for commands where others are transparent.
  private func outside(of hole: [Command], _ rest: [Command]) -> String {
    guard let extent = rest.extent else { return "" }
    let area = "filterUnits=\"userSpaceOnUse\" \(extent.attributes)"
    let inversion = define { name in
      "<filter id=\"\(name)\" \(area)><feComponentTransfer><feFuncA type=\"table\" tableValues=\"1 0\"/>"
        + "</feComponentTransfer></filter>"
    }
    // The filter fills its whole area, also where nothing is drawn.
    let name = define { name in
      "<mask id=\"\(name)\" maskUnits=\"userSpaceOnUse\" \(extent.attributes)>"
        + "<g filter=\"url(#\(inversion))\">\(shapes(for: hole))</g></mask>"
    }
    return "<g mask=\"url(#\(name))\">\(shapes(for: rest))</g>"
  }
}

extension BlendMode {
  fileprivate var cssName: String {
    switch self {
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: "normal"
    }
  }
}
