extension UIImage {
  /// Creates an image of a symbol: the icon of the desktop's symbolic theme that comes nearest to the SF Symbol with this
  /// name.
  ///
  /// Views draw it in their tint colour. The names of the icons themselves, such as `"go-home"`, are accepted, too. A name
  /// without an icon gives a placeholder: a square with an exclamation mark. On iOS, it gives nil.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a symbol. The traits have no effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates an image of a symbol with a configuration, which determines its size.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    let symbol = (configuration as? SymbolConfiguration) ?? .unspecified
    let side = symbol.side
    var properties = Properties()
    properties.scale = SymbolImages.scale
    properties.renderingMode = .alwaysTemplate
    properties.symbol = Symbol(name: name, configuration: symbol)
    properties.tint = symbol.color
    if symbol.color != nil { properties.renderingMode = .alwaysOriginal }
    if let image = SymbolImages.image(of: name, side: side) {
      properties.content = .bitmap(image)
    } else {
      properties.content = SymbolImages.placeholder(side: side)
    }
    self.init(properties: properties)
  }

  /// Creates an image of a symbol with a configuration. The value, by which some symbols are partly filled on iOS, has no
  /// effect.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool { properties.symbol != nil }

  /// The configuration of a symbol. Nil for another image.
  public var symbolConfiguration: SymbolConfiguration? { properties.symbol?.configuration }

  /// The configuration of a symbol. Nil for another image.
  public var configuration: Configuration? { symbolConfiguration }

  /// Returns a symbol with another configuration. Other images are returned as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let symbol = properties.symbol, let new = configuration as? SymbolConfiguration,
      let image = UIImage(systemName: symbol.name, withConfiguration: new)
    else { return self }
    return image
  }

  /// Returns a symbol with the values of another configuration that are specified. Other images are returned as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol = properties.symbol else { return self }
    return withConfiguration(symbol.configuration.applying(configuration))
  }

  /// The name and the configuration of a symbol.
  struct Symbol: Sendable {
    var name: String
    var configuration: SymbolConfiguration
  }
}
