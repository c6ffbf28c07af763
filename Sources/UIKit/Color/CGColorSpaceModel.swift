/// The kinds of colour space there are here.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// One component, the share of white.
  case monochrome = 0
  /// Three components: red, green, blue.
  case rgb = 1
}
