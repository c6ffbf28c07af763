/// An animatable property of a layer. The raw value is its key.
enum LayerProperty: String, CaseIterable {
  case anchorPoint, anchorPointZ, backgroundColor, borderColor, borderWidth, bounds, contentsRect,
    cornerRadius
  case isHidden = "hidden"
  case opacity, position, shadowColor, shadowOffset, shadowOpacity, shadowRadius, sublayerTransform, transform
  case zPosition
}
