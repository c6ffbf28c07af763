extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// Identifies a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier from its name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of `medium()`.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of `large()`.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// Identifies the detent in its sheet.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      (self.identifier, self.resolver) = (identifier, resolver)
      super.init()
    }

    /// Half of the height of a large sheet.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

    /// The full height of a sheet.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of the app's choice.
    ///
    /// - Parameters:
    ///   - identifier: Identifies the detent. Unique unless it is given.
    ///   - resolver: Returns the height without the safe area, in points. Nil makes the detent inactive.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

    /// The height for a context, at most the maximum. Nil for an inactive detent. Negative and NaN values make a detent
    /// inactive.
    open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    {
      guard let value = resolver(context), value >= 0 else { return nil }
      return min(value, context.maximumDetentValue)
    }
  }
}
