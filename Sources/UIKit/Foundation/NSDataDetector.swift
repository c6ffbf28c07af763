import Foundation

/// A number for a set of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

// Foundation marks its own names for these as deprecated.
extension NSTextCheckingResult.CheckingType {
  fileprivate static var foundLink: Self { Self(rawValue: 1 << 5) }
  fileprivate static var foundNumber: Self { Self(rawValue: 1 << 11) }
}

extension NSTextCheckingResult {
  /// The link that was found, with `http` or `mailto` if the text has no scheme. Nil for other results.
  public var url: URL? { (self as? FoundData)?.foundURL }
  /// The telephone number that was found, as in the text. Nil for other results.
  public var phoneNumber: String? { (self as? FoundData)?.foundNumber }
  /// The date that was found. Always nil here.
  public var date: Date? { nil }
}

/// Finds links and telephone numbers in a text.
///
/// Foundation on Linux has no detector. This one knows web addresses, with a scheme or a beginning `www.` or a common domain,
/// addresses of electronic mail, and telephone numbers of at least seven digits. It finds no dates and no addresses of houses.
open class NSDataDetector: NSObject {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector.
  ///
  /// - Parameter checkingTypes: The raw value of a set of types.
  /// - Throws: `CocoaError(.formatting)` if no type is given that a detector can look for.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let known: NSTextCheckingResult.CheckingType = [
      .init(rawValue: 1 << 3), .init(rawValue: 1 << 4), .foundLink, .foundNumber,
    ]
    guard checkingTypes & known.rawValue != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// The results in a range of a text, in its order. Their ranges do not overlap.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [FoundData] = []
    for search in DataSearch.all where checkingTypes & search.type.rawValue != 0 {
      for match in search.expression.matches(in: string, options: options, range: range) {
        guard !found.contains(where: { NSIntersectionRange($0.range, match.range).length > 0 }),
          let text = Range(match.range, in: string).map({ String(string[$0]) }),
          let result = search.make(text, match.range)
        else { continue }
        found.append(result)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first result in a range of a text.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The number of results in a range of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a closure for each result in a range of a text, until it sets its last argument to true.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

/// What a detector found.
private final class FoundData: NSTextCheckingResult {
  private let type: NSTextCheckingResult.CheckingType
  private let place: NSRange
  let foundURL: URL?
  let foundNumber: String?

  init(
    _ type: NSTextCheckingResult.CheckingType, at place: NSRange, url: URL? = nil,
    number: String? = nil
  ) {
    (self.type, self.place, foundURL, foundNumber) = (type, place, url, number)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: NSTextCheckingResult.CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}

/// One kind of data, and the expression that finds it.
private struct DataSearch {
  var type: NSTextCheckingResult.CheckingType
  var expression: NSRegularExpression
  var make: (_ text: String, _ range: NSRange) -> FoundData?

  /// The searches; what an earlier one finds is not found by a later one.
  static var all: [DataSearch] {
    [
      DataSearch(.foundLink, #"[A-Z0-9._%+-]+@[A-Z0-9-]+(\.[A-Z0-9-]+)*\.[A-Z]{2,}"#) { text, range in
        FoundData(.foundLink, at: range, url: URL(string: "mailto:" + text))
      },
      // A full stop, a comma or a bracket after an address does not belong to it.
      DataSearch(.foundLink, #"\b(https?|ftp)://[^\s<>"]*[^\s<>".,;:!?'()\[\]]"#) { text, range in
        URL(string: text).map { FoundData(.foundLink, at: range, url: $0) }
      },
      DataSearch(
        .foundLink,
        #"\b(www\.[A-Z0-9-]+\.[A-Z]{2,}|[A-Z0-9-]+(\.[A-Z0-9-]+)*\.(com|org|net|edu|gov|io|dev|app|de|uk|fr))\b(/[^\s<>"]*[^\s<>".,;:!?'()\[\]])?"#
      ) { text, range in
        URL(string: "http://" + text).map { FoundData(.foundLink, at: range, url: $0) }
      },
      DataSearch(.foundNumber, #"(?<![\w+])(\+|\()?\d[\d ()/.-]{5,}\d(?!\w)"#) { text, range in
        let digits = text.count { $0.isNumber }
        return (7...15).contains(digits) ? FoundData(.foundNumber, at: range, number: text) : nil
      },
    ].compactMap(\.self)
  }

  private init?(
    _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
    make: @escaping (_ text: String, _ range: NSRange) -> FoundData?
  ) {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    else { return nil }
    (self.type, self.expression, self.make) = (type, expression, make)
  }
}
