import Foundation
import Typesetting

/// A place in a line where text continues after a tab.
open class NSTextTab: NSObject, NSCopying {
  private let swiftObjectMark = SwiftObjectMark()

  /// What else is known of a tab stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters, in a `CharacterSet`, that end a column. They are kept, and a column ends at the next tab.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// Which part of the text up to the next tab is at the place: its left end, its middle or its right end.
  public let alignment: NSTextAlignment
  /// The distance from the edge where lines begin, in points.
  public let location: CGFloat
  /// What else is known of the tab stop.
  public let options: [OptionKey: Any]

  /// Creates a tab stop.
  ///
  /// - Parameters:
  ///   - alignment: Which part of the text up to the next tab is at the place.
  ///   - location: The distance from the edge where lines begin, in points.
  ///   - options: What else is known of the tab stop.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location, self.options) = (alignment, location, options)
  }

  /// The characters that end a column of numbers: the decimal separator of a locale; of the current one if it is nil.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  /// Returns the tab stop, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether alignment, location and options are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
      && options.mapValues { "\($0)" } == other.options.mapValues { "\($0)" }
  }

  /// A hash of alignment and location.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(alignment)
    hasher.combine(location)
    return hasher.finalize()
  }

  /// The tab stops of a new paragraph style.
  static var standard: [NSTextTab] {
    (1...12).map {
      NSTextTab(textAlignment: .left, location: CGFloat($0) * ParagraphStyle.standardTabInterval)
    }
  }

  /// The tab stop for the typesetter.
  var tabStop: ParagraphStyle.TabStop {
    let alignment: ParagraphStyle.TabStop.Alignment =
      switch alignment {
      case .center: .center
      case .right: .right
      case .left, .justified, .natural: .left
      }
    return .init(alignment: alignment, location: location)
  }
}
