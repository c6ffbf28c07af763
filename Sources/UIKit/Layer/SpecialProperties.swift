import DisplayList

/// The animatable properties that only layers of one kind have.
///
/// Indirect, so that the properties of other layers stay small.
indirect enum SpecialProperties: Equatable {
  case shape(ShapeProperties)
  case gradient(GradientProperties)
}

/// The animatable properties of a shape layer.
struct ShapeProperties: Equatable {
  var path: Path?
  var fillColor: CGColor? = .black
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineDashPhase: CGFloat = 0
}

/// The animatable properties of a gradient layer.
struct GradientProperties: Equatable {
  var colors: [CGColor]?
  var locations: [Double]?
  var startPoint = CGPoint(x: 0.5, y: 0)
  var endPoint = CGPoint(x: 0.5, y: 1)
}

extension LayerProperties {
  /// The properties of a shape layer. Setting them makes the layer's properties those of a shape layer.
  var shape: ShapeProperties {
    get { if case .shape(let shape) = special { shape } else { ShapeProperties() } }
    set { special = .shape(newValue) }
  }

  /// The properties of a gradient layer. Setting them makes the layer's properties those of a gradient layer.
  var gradient: GradientProperties {
    get { if case .gradient(let gradient) = special { gradient } else { GradientProperties() } }
    set { special = .gradient(newValue) }
  }

  /// Whether the layer has a property.
  func has(_ property: LayerProperty) -> Bool {
    switch (property.kind, special) {
    case (.all, _), (.shape, .shape), (.gradient, .gradient): true
    default: false
    }
  }
}
