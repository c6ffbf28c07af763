import CGTK4
import DisplayList

extension GdkRGBA {
  /// Creates the GTK colour. Neither type is premultiplied.
  init(_ color: Color) {
    func component(_ value: Double) -> Float { Float(min(max(0, value), 1)) }
    self.init(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      alpha: component(color.alpha))
  }
}
