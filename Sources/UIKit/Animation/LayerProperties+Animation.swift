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
      switch (property, newValue) {
      case (.anchorPoint, .point(let point)): anchorPoint = CGPoint(point)
      case (.anchorPointZ, .number(let number)): anchorPointZ = number
      case (.backgroundColor, .color(let color)): backgroundColor = CGColor(color)
      case (.borderColor, .color(let color)): borderColor = CGColor(color)
      case (.borderWidth, .number(let number)): borderWidth = number
      case (.bounds, .rectangle(let rectangle)): bounds = CGRect(rectangle)
      case (.contentsRect, .rectangle(let rectangle)): contentsRect = CGRect(rectangle)
      case (.cornerRadius, .number(let number)): cornerRadius = number
      // Only exactly 1 hides the layer, so that it stays visible while it fades between hidden and shown.
      case (.isHidden, .number(let number)): isHidden = number >= 1
      case (.opacity, .number(let number)): opacity = Float(number)
      case (.position, .point(let point)): position = CGPoint(point)
      case (.shadowColor, .color(let color)): shadowColor = CGColor(color)
      case (.shadowOffset, .size(let size)): shadowOffset = CGSize(size)
      case (.shadowOpacity, .number(let number)): shadowOpacity = Float(min(1, max(0, number)))
      case (.shadowRadius, .number(let number)): shadowRadius = number
      case (.sublayerTransform, .matrix(let matrix)): sublayerTransform = CATransform3D(matrix)
      case (.transform, .matrix(let matrix)): transform = CATransform3D(matrix)
      case (.zPosition, .number(let number)): zPosition = number
      case (.shadowPath, .path(let path)): shadowPath = path.map { CGPath($0) }
      case (.fillColor, .color(let color)): shape.fillColor = CGColor(color)
      case (.lineDashPhase, .number(let number)): shape.lineDashPhase = number
      case (.lineWidth, .number(let number)): shape.lineWidth = number
      case (.miterLimit, .number(let number)): shape.miterLimit = number
      case (.path, .path(let path)): shape.path = path
      case (.strokeColor, .color(let color)): shape.strokeColor = CGColor(color)
      case (.strokeEnd, .number(let number)): shape.strokeEnd = number
      case (.strokeStart, .number(let number)): shape.strokeStart = number
      case (.colors, .colors(let colors)): gradient.colors = colors.map { CGColor($0) }
      case (.endPoint, .point(let point)): gradient.endPoint = CGPoint(point)
      // A gradient without locations has evenly spaced colours.
      case (.locations, .numbers(let numbers)): gradient.locations = numbers.isEmpty ? nil : numbers
      case (.startPoint, .point(let point)): gradient.startPoint = CGPoint(point)
      default: break
      }
    }
  }
}

extension CGColor {
  convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
