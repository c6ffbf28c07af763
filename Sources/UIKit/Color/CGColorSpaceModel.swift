/// The supported kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// One component: the amount of white.
  case monochrome = 0
  /// Three components: red, green, blue.
  case rgb = 1
}
