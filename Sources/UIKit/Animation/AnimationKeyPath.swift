import Geometry

/// The part of a layer's properties that an animation changes, such as `position.x` or `transform.rotation.z`.
struct AnimationKeyPath {
  let property: LayerProperty
  private let components: [Substring]

  /// Parses a key path. Returns nil when no layer has such a property.
  init?(_ path: String) {
    let parts = path.split(separator: ".")
    guard let first = parts.first, let property = LayerProperty(rawValue: String(first)) else { return nil }
    self.property = property
    components = Array(parts.dropFirst())
  }

  /// The value in a set of properties. Nil when the layer has no such property, or the key path names no component of it.
  func value(in properties: LayerProperties) -> AnimatableValue? {
    guard properties.has(property) else { return nil }
    var value = properties[property]
    if case .matrix(let matrix) = value, let first = components.first {
      return TransformComponent(first, axis: components.dropFirst().first)?.value(in: matrix)
    }
    for component in components {
      guard let part = value.part(component) else { return nil }
      value = part
    }
    return value
  }

  /// Sets the value in a set of properties. Ignores a value of another kind, and a property that the layer does not have.
  func set(_ value: AnimatableValue, in properties: inout LayerProperties) {
    guard properties.has(property) else { return }
    let whole = properties[property]
    if case .matrix(let matrix) = whole, let first = components.first {
      guard let component = TransformComponent(first, axis: components.dropFirst().first),
        let changed = component.setting(value, in: matrix)
      else { return }
      properties[property] = .matrix(changed)
    } else {
      properties[property] = whole.replacing(components[...], by: value)
    }
  }
}

extension AnimatableValue {
  /// The component with a key.
  fileprivate func part(_ key: Substring) -> AnimatableValue? {
    switch (self, key) {
    case (.point(let point), "x"): .number(point.x)
    case (.point(let point), "y"): .number(point.y)
    case (.size(let size), "width"): .number(size.width)
    case (.size(let size), "height"): .number(size.height)
    case (.rectangle(let rectangle), "origin"): .point(rectangle.origin)
    case (.rectangle(let rectangle), "size"): .size(rectangle.size)
    default: nil
    }
  }

  /// The value with a component replaced.
  fileprivate func replacing(_ keys: ArraySlice<Substring>, by new: AnimatableValue) -> AnimatableValue {
    guard let key = keys.first else { return new }
    guard let part = part(key) else { return self }
    let replaced = part.replacing(keys.dropFirst(), by: new)
    switch (self, key, replaced) {
    case (.point(var point), "x", .number(let x)):
      point.x = x
      return .point(point)
    case (.point(var point), "y", .number(let y)):
      point.y = y
      return .point(point)
    case (.size(var size), "width", .number(let width)):
      size.width = width
      return .size(size)
    case (.size(var size), "height", .number(let height)):
      size.height = height
      return .size(size)
    case (.rectangle(var rectangle), "origin", .point(let origin)):
      rectangle.origin = origin
      return .rectangle(rectangle)
    case (.rectangle(var rectangle), "size", .size(let size)):
      rectangle.size = size
      return .rectangle(rectangle)
    default:
      return self
    }
  }
}
