/// An animatable property of a layer. The raw value is its key.
enum LayerProperty: String, CaseIterable {
  case anchorPoint, anchorPointZ, backgroundColor, borderColor, borderWidth, bounds, contentsRect,
    cornerRadius
  case isHidden = "hidden"
  case opacity, position, shadowColor, shadowOffset, shadowOpacity, shadowPath, shadowRadius
  case sublayerTransform, transform, zPosition
  // Of shape layers.
  case fillColor, lineDashPhase, lineWidth, miterLimit, path, strokeColor, strokeEnd, strokeStart
  // Of gradient layers.
  case colors, endPoint, locations, startPoint

  /// The layers that have a property.
  enum Kind { case all, shape, gradient }

  /// The layers that have the property.
  var kind: Kind {
    switch self {
    case .fillColor, .lineDashPhase, .lineWidth, .miterLimit, .path, .strokeColor, .strokeEnd, .strokeStart:
      .shape
    case .colors, .endPoint, .locations, .startPoint: .gradient
    default: .all
    }
  }

  /// What a change of a property invalidates.
  enum Effect {
    /// Where and how the superlayer shows the layer's picture.
    case placement
    /// The placement, and that of the sublayers if they are transformed about the anchor point.
    case anchor
    /// The layer's picture, except for its own contents.
    case picture
    /// The layer's own contents, and its picture.
    case contents
  }

  /// What a change invalidates.
  var effect: Effect {
    switch self {
    case .position, .zPosition, .transform, .opacity, .isHidden: .placement
    case .anchorPoint, .anchorPointZ: .anchor
    case .contentsRect: .contents
    default: kind == .shape ? .contents : .picture
    }
  }

  /// Whether an animation block animates a change. Only an animation that is added to the layer animates a path
  /// (Behaviour.md 36.1).
  var animatesInBlocks: Bool { self != .path && self != .shadowPath }

  /// Whether a change animates by itself, if the layer has no view. A layer is hidden and shown at once.
  var animatesImplicitly: Bool { animatesInBlocks && self != .isHidden }

  /// The properties of every layer that its picture depends on.
  static let drawn = allCases.filter { $0.kind == .all && $0.effect != .placement }
}
