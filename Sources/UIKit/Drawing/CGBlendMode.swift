import DisplayList

/// How further drawing in a context is combined with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  /// The sum of both, limited to black. Drawn as `multiply`.
  case plusDarker
  case plusLighter

  var mode: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply, .plusDarker: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}

extension CGContext {
  /// Sets how further drawing is combined with what was drawn in this context. What is behind the view or the image has no
  /// influence. Shadows are not drawn with other modes than `normal`.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode.mode }

  /// Draws with a blend mode, and with the former one afterwards.
  func blending(_ mode: CGBlendMode, alpha: CGFloat = 1, _ draw: () -> Void) {
    let before = (state.blendMode, state.alpha)
    state.blendMode = mode.mode
    state.alpha *= min(max(0, alpha), 1)
    draw()
    (state.blendMode, state.alpha) = before
  }
}

/// Fills a rectangle with the current context's fill colour and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.blending(blendMode) { context.fill(rect) }
}

/// Draws a line one point wide inside a rectangle's edge with the current context's fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.blending(blendMode) { context.fillFrame(rect) }
}

extension UIImage {
  /// Draws the image with its upper left corner at a point, with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { draw(at: point) }
  }

  /// Draws the image into a rectangle, with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { draw(in: rect) }
  }
}

extension UIBezierPath {
  /// Fills the inside with the current fill colour, a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { fill() }
  }

  /// Strokes the path with the current stroke colour, a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha: alpha) { stroke() }
  }
}

extension UIGraphicsImageRendererContext {
  /// Fills a rectangle with the current fill colour and a blend mode.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode) { fill(rect) }
  }

  /// Draws a line one point wide inside a rectangle's edge, with the current stroke colour and a blend mode.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode) { stroke(rect) }
  }
}
