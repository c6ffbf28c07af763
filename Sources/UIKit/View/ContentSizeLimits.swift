/// The limits of a view for the content size category.
final class ContentSizeLimits: Sendable {
  let minimum: UIContentSizeCategory?
  let maximum: UIContentSizeCategory?

  /// Creates limits. Nil if there are none.
  init?(minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?) {
    if minimum == nil, maximum == nil { return nil }
    (self.minimum, self.maximum) = (minimum, maximum)
  }

  /// The category in the limits that is nearest to another one.
  func limiting(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    if let minimum, category < minimum { return minimum }
    if let maximum, category > maximum { return maximum }
    return category
  }
}
