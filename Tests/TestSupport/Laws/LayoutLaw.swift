/// What every layout keeps, whatever it shows.
public enum LayoutLaw: String, CaseIterable, Sendable {
  case rectangles
  case singleElements
  case contentSize
  case copies
  case repetition
  case order
  case invalidation
  case appearance
  case invalidNumbers
  case screen

  /// The law in one sentence.
  public var statement: String {
    switch self {
    case .rectangles: "The answer for any rectangle is the whole, filtered by it."
    case .singleElements: "The answer for a single element equals the one for a rectangle."
    case .contentSize: "The content size contains every element that can be seen."
    case .copies: "A copy of attributes is equal to them, in every property, and independent."
    case .repetition: "Asking twice gives the same answer."
    case .order: "The order of questions does not matter."
    case .invalidation: "After any change, the layout answers like a new one."
    case .appearance:
      "Attributes of appearing and disappearing elements are finite, and describe the element."
    case .invalidNumbers: "Invalid numbers are survived and reported, and valid ones are not reported."
    case .screen: "The views on screen are where the layout has their elements, and show these."
    }
  }
}
