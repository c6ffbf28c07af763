extension NSLayoutConstraint {
  /// The alignment of the views in a visual format, and its direction.
  public struct FormatOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the upper edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the lower edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centres.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centres.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Runs from the leading to the trailing edge. The default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Runs from left to right in every layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    fileprivate var aligned: [Attribute] {
      let attributes: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
      ]
      return attributes.filter { contains($0.0) }.map(\.1)
    }
  }

  /// Creates the constraints of a visual format string. When the format is invalid, reports a diagnostic and returns
  /// none.
  ///
  /// - Parameters:
  ///   - format: A format such as `"H:|-[name(>=80)]-gap-[value]|"`.
  ///   - opts: The alignment of the views, and the direction of the format.
  ///   - metrics: The numbers by their names in the format.
  ///   - views: The views by their names in the format. `|` is the superview of the first view in the format.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).compactMapValues(number)
    let items = views.compactMapValues { $0 as? UIView }
    guard let visual = VisualFormat(format, metrics: numbers),
      let constraints = constraints(visual, options: opts, items: items)
    else {
      UIDiagnostic.report(
        .invalidVisualFormat,
        "The visual format '\(format)' cannot be read with the views \(items.keys.sorted()) and the metrics "
          + "\(numbers.keys.sorted()). It creates no constraints. Correct the format or add the missing names."
      )
      return []
    }
    return constraints
  }

  private class func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private class func constraints(
    _ format: VisualFormat, options: FormatOptions, items: [String: UIView]
  ) -> [NSLayoutConstraint]? {
    let isHorizontal = format.axis == .horizontal
    let start: Attribute = isHorizontal ? options.contains(.directionLeftToRight) ? .left : .leading : .top
    let end: Attribute = isHorizontal ? options.contains(.directionLeftToRight) ? .right : .trailing : .bottom
    let length: Attribute = isHorizontal ? .width : .height
    let named = format.elements.compactMap { $0.view.map { items[$0] } }
    guard let first = named.first ?? nil else { return nil }
    var constraints: [NSLayoutConstraint] = []
    func add(
      _ one: UIView, _ attribute: Attribute, _ measure: VisualFormat.Measure, _ other: UIView?,
      _ second: Attribute
    ) {
      let constraint = NSLayoutConstraint(
        one, attribute, measure.relation, other, second, multiplier: 1, constant: measure.constant)
      constraint.priority = measure.priority
      constraints.append(constraint)
    }
    for (index, element) in format.elements.enumerated() {
      guard let view = element.view.map({ items[$0] }) ?? first.superview else { return nil }
      for measure in element.lengths {
        let other = measure.view.flatMap { items[$0] }
        if measure.view != nil, other == nil { return nil }
        add(view, length, measure, other, other == nil ? .notAnAttribute : length)
      }
      guard let connection = element.connection else { continue }
      let next = format.elements[index + 1]
      guard let following = next.view.map({ items[$0] }) ?? first.superview else { return nil }
      // The spacing defaults to the system spacing, between two views as well as between a view and the superview's
      // edge.
      let measures = connection.isEmpty ? [VisualFormat.Measure(constant: systemSpacing)] : connection
      for measure in measures {
        guard measure.view == nil else { return nil }
        add(following, next.view == nil ? end : start, measure, view, element.view == nil ? start : end)
      }
    }
    let views = named.compactMap(\.self)
    for attribute in options.aligned {
      for view in views.dropFirst() { add(view, attribute, VisualFormat.Measure(), views[0], attribute) }
    }
    return constraints
  }
}
