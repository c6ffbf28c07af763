/// What every layout keeps, whatever it shows. `expectLaws(of:)` checks the laws in random states of a collection view.
public enum LayoutLaw: String, CaseIterable, Sendable {
  /// A question for a rectangle returns the elements that are drawn in it, each once, and none that is outside.
  case rectangles
  /// A question for one element has the same answer as one for a rectangle.
  case singleElements
  /// Every item of the data source has an element, and every cell an item.
  case everyItem
  /// The content size contains every element that can be seen.
  case contentSize
  /// Cells do not overlap.
  case overlap
  /// Items run in rows or in columns: no item is wholly above the one before it, or none is wholly to the left of it.
  case itemOrder
  /// A copy of attributes is equal to them, in every property, and independent.
  case copies
  /// Attributes do not change after the layout has returned them.
  case returnedAttributes
  /// Asking twice gives the same answer.
  case repetition
  /// The order of questions does not matter.
  case questionOrder
  /// After a change of the data, the bounds or a property, the layout answers like a new one.
  case invalidation
  /// Attributes of appearing and disappearing elements are finite, and describe the element that was asked for.
  case appearance
  /// All numbers are finite, also in a view without a size and when a property receives NaN.
  case invalidNumbers
  /// The views on screen are where the layout has their elements, and show these.
  case screen

  /// The law in one sentence, as failures quote it.
  public var statement: String {
    switch self {
    case .rectangles: "The answer for any rectangle is the whole, filtered by it."
    case .singleElements: "The answer for a single element equals the one for a rectangle."
    case .everyItem: "Every item has an element, and every cell an item."
    case .contentSize: "The content size contains every element that can be seen."
    case .overlap: "Cells do not overlap."
    case .itemOrder: "No item is wholly above the one before it, or none is to the left of it."
    case .copies: "A copy of attributes is equal to them, in every property, and independent."
    case .returnedAttributes: "Attributes do not change after the layout has returned them."
    case .repetition: "Asking twice gives the same answer."
    case .questionOrder: "The order of questions does not matter."
    case .invalidation: "After any change, the layout answers like a new one."
    case .appearance:
      "Attributes of appearing and disappearing elements are finite, and describe the element."
    case .invalidNumbers: "Invalid numbers are survived and reported, and valid ones are not reported."
    case .screen: "The views on screen are where the layout has their elements, and show these."
    }
  }
}
