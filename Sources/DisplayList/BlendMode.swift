/// How colours are combined with those behind them, as in the PDF specification and W3C's Compositing and Blending.
public enum BlendMode: Sendable, CaseIterable {
  /// The source, over the backdrop.
  case normal
  /// The product of both colours.
  case multiply
  /// The inverse of the product of the inverse colours.
  case screen
  /// Multiplied where the backdrop is dark, otherwise screened.
  case overlay
  /// The darker component of both.
  case darken
  /// The lighter component of both.
  case lighten
  /// The backdrop, brightened by the source.
  case colorDodge
  /// The backdrop, darkened by the source.
  case colorBurn
  /// Darkened or lightened by the source.
  case softLight
  /// Multiplied where the source is dark, otherwise screened.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference with less contrast.
  case exclusion
  /// The hue of the source, with the saturation and the luminosity of the backdrop.
  case hue
  /// The saturation of the source.
  case saturation
  /// The hue and the saturation of the source.
  case color
  /// The luminosity of the source.
  case luminosity
  /// Nothing.
  case clear
  /// The source alone.
  case copy
  /// The source where the backdrop is opaque.
  case sourceIn
  /// The source where the backdrop is transparent.
  case sourceOut
  /// The source over the backdrop, where the backdrop is opaque.
  case sourceAtop
  /// The backdrop over the source.
  case destinationOver
  /// The backdrop where the source is opaque.
  case destinationIn
  /// The backdrop where the source is transparent.
  case destinationOut
  /// The backdrop over the source, where the source is opaque.
  case destinationAtop
  /// Each where the other is transparent.
  case xor
  /// The sum of both, limited to white.
  case plusLighter
}
