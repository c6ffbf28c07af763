/// A symbol that stands, or is overridden, at a place in a source file.
struct SymbolUse {
  /// The compiler's identifier of the symbol.
  var identifier: String
  /// From 1.
  var line: Int
}
