import DisplayList
import Geometry

extension LayerProperties {
  /// A property as a value that can be interpolated.
  subscript(property: LayerProperty) -> AnimatableValue {
    get {
      switch property {
      case .anchorPoint: .point(Point2D(anchorPoint))
      case .anchorPointZ: .number(anchorPointZ)
      case .backgroundColor: .color(backgroundColor?.color ?? .clear)
      case .borderColor: .color(borderColor?.color ?? .clear)
      case .borderWidth: .number(borderWidth)
      case .bounds: .rectangle(Rectangle(bounds))
      case .contentsRect: .rectangle(Rectangle(contentsRect))
      case .cornerRadius: .number(cornerRadius)
      case .isHidden: .number(isHidden ? 1 : 0)
      case .opacity: .number(Double(opacity))
      case .position: .point(Point2D(position))
      case .shadowColor: .color(shadowColor?.color ?? .clear)
      case .shadowOffset: .size(Size2D(shadowOffset))
      case .shadowOpacity: .number(Double(shadowOpacity))
      case .shadowRadius: .number(shadowRadius)
      case .sublayerTransform: .matrix(sublayerTransform.matrix)
      case .transform: .matrix(transform.matrix)
      case .zPosition: .number(zPosition)
      case .shadowPath: .path(shadowPath?.path)
      case .fillColor: .color(shape.fillColor?.color ?? .clear)
      case .lineDashPhase: .number(shape.lineDashPhase)
      case .lineWidth: .number(shape.lineWidth)
      case .miterLimit: .number(shape.miterLimit)
      case .path: .path(shape.path)
      case .strokeColor: .color(shape.strokeColor?.color ?? .clear)
      case .strokeEnd: .number(shape.strokeEnd)
      case .strokeStart: .number(shape.strokeStart)
      case .colors: .colors((gradient.colors ?? []).map(\.color))
      case .endPoint: .point(Point2D(gradient.endPoint))
      case .locations: .numbers(gradient.locations ?? [])
      case .startPoint: .point(Point2D(gradient.startPoint))
      }
    }
    set {
      switch property {
      case .anchorPoint: if case .point(let point) = newValue { anchorPoint = CGPoint(point) }
      case .anchorPointZ: if case .number(let number) = newValue { anchorPointZ = number }
      case .backgroundColor: if case .color(let color) = newValue { backgroundColor = CGColor(color) }
      case .borderColor: if case .color(let color) = newValue { borderColor = CGColor(color) }
      case .borderWidth: if case .number(let number) = newValue { borderWidth = number }
      case .bounds: if case .rectangle(let rectangle) = newValue { bounds = CGRect(rectangle) }
      case .contentsRect: if case .rectangle(let rectangle) = newValue { contentsRect = CGRect(rectangle) }
      case .cornerRadius: if case .number(let number) = newValue { cornerRadius = number }
      // Only exactly 1 hides the layer, so that it stays visible while it fades between hidden and shown.
      case .isHidden: if case .number(let number) = newValue { isHidden = number >= 1 }
      case .opacity: if case .number(let number) = newValue { opacity = Float(number) }
      case .position: if case .point(let point) = newValue { position = CGPoint(point) }
      case .shadowColor: if case .color(let color) = newValue { shadowColor = CGColor(color) }
      case .shadowOffset: if case .size(let size) = newValue { shadowOffset = CGSize(size) }
      case .shadowOpacity:
        if case .number(let number) = newValue { shadowOpacity = Float(min(1, max(0, number))) }
      case .shadowRadius: if case .number(let number) = newValue { shadowRadius = number }
      case .sublayerTransform:
        if case .matrix(let matrix) = newValue { sublayerTransform = CATransform3D(matrix) }
      case .transform: if case .matrix(let matrix) = newValue { transform = CATransform3D(matrix) }
      case .zPosition: if case .number(let number) = newValue { zPosition = number }
      case .shadowPath: if case .path(let path) = newValue { shadowPath = path.map { CGPath($0) } }
      case .fillColor: if case .color(let color) = newValue { shape.fillColor = CGColor(color) }
      case .lineDashPhase: if case .number(let number) = newValue { shape.lineDashPhase = number }
      case .lineWidth: if case .number(let number) = newValue { shape.lineWidth = number }
      case .miterLimit: if case .number(let number) = newValue { shape.miterLimit = number }
      case .path: if case .path(let path) = newValue { shape.path = path }
      case .strokeColor: if case .color(let color) = newValue { shape.strokeColor = CGColor(color) }
      case .strokeEnd: if case .number(let number) = newValue { shape.strokeEnd = number }
      case .strokeStart: if case .number(let number) = newValue { shape.strokeStart = number }
      case .colors: if case .colors(let colors) = newValue { gradient.colors = colors.map { CGColor($0) } }
      case .endPoint: if case .point(let point) = newValue { gradient.endPoint = CGPoint(point) }
      // A gradient without locations has evenly spaced colours.
      case .locations:
        if case .numbers(let numbers) = newValue { gradient.locations = numbers.isEmpty ? nil : numbers }
      case .startPoint: if case .point(let point) = newValue { gradient.startPoint = CGPoint(point) }
      }
    }
  }
}

extension CGColor {
  convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
