/// A parser for the visual format language, such as `H:|-[name(>=50)]-10-[value]-|`.
///
/// The grammar is that of Apple's *Visual Format Syntax*.
struct VisualFormat {
  /// A length or a distance: a number or the length of a view, with a priority.
  struct Measure: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var view: String?
    var priority = UILayoutPriority.required
  }

  /// A view or the superview's edge, with its length and the connection to the next element.
  struct Element: Equatable {
    /// The name of the view. Nil for the superview.
    var view: String?
    var lengths: [Measure] = []
    /// The connection to the next element. Nil at the end, empty for the system spacing.
    var connection: [Measure]?
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var elements: [Element] = []

  private var rest: Substring
  private let metrics: [String: CGFloat]

  /// Parses a format. Returns nil when the format is invalid.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - metrics: The numbers by their names in the format.
  init?(_ format: String, metrics: [String: CGFloat]) {
    rest = format.filter { !$0.isWhitespace }[...]
    self.metrics = metrics
    if skip("V:") { axis = .vertical } else { _ = skip("H:") }
    guard readElements(), rest.isEmpty else { return nil }
  }

  private mutating func readElements() -> Bool {
    while true {
      guard var element = readElement() else { return false }
      let isEnd = rest.isEmpty
      if !isEnd {
        guard let connection = readConnection() else { return false }
        element.connection = connection
      }
      elements.append(element)
      if isEnd { return elements.contains { $0.view != nil } }
    }
  }

  private mutating func readElement() -> Element? {
    if skip("|") { return Element() }
    guard skip("[") else { return nil }
    let name = readName()
    guard !name.isEmpty else { return nil }
    var element = Element(view: name)
    if skip("(") {
      guard let lengths = readMeasures(until: ")") else { return nil }
      element.lengths = lengths
    }
    return skip("]") ? element : nil
  }

  private mutating func readConnection() -> [Measure]? {
    guard skip("-") else { return [Measure()] }
    if rest.first == "|" || rest.first == "[" { return [] }
    if skip("(") {
      let measures = readMeasures(until: ")")
      return skip("-") ? measures : nil
    }
    guard let measure = readMeasure(), skip("-") else { return nil }
    return [measure]
  }

  private mutating func readMeasures(until end: String) -> [Measure]? {
    var measures: [Measure] = []
    repeat {
      guard let measure = readMeasure() else { return nil }
      measures.append(measure)
    } while skip(",")
    return skip(end) ? measures : nil
  }

  private mutating func readMeasure() -> Measure? {
    var measure = Measure()
    if skip(">=") {
      measure.relation = .greaterThanOrEqual
    } else if skip("<=") {
      measure.relation = .lessThanOrEqual
    } else {
      _ = skip("==")
    }
    if let number = readNumber() {
      measure.constant = number
    } else {
      let name = readName()
      guard !name.isEmpty else { return nil }
      if let metric = metrics[name] { measure.constant = metric } else { measure.view = name }
    }
    if skip("@") {
      guard let priority = readNumber() ?? metrics[readName()] else { return nil }
      measure.priority = UILayoutPriority(Float(priority))
    }
    return measure
  }

  private mutating func readNumber() -> CGFloat? {
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    let negative = rest.first == "-" ? rest.dropFirst().prefix { $0.isNumber || $0 == "." } : ""
    guard let number = Double(negative.isEmpty ? String(digits) : "-" + negative) else { return nil }
    rest = rest.dropFirst(negative.isEmpty ? digits.count : negative.count + 1)
    return CGFloat(number)
  }

  private mutating func readName() -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(name.count)
    return String(name)
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
