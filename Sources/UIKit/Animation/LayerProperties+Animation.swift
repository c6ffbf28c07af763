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
      default: break
      }
    }
  }
}

extension CGColor {
  fileprivate convenience init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
