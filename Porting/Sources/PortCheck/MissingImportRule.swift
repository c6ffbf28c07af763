import SwiftSyntax

/// Adds the import of UIKit to files that use its names without it.
///
/// On Apple's platforms, the header of a framework can import UIKit for all of its files, and Foundation contains the
/// types of Core Graphics.
final class MissingImportRule: UsedNameRule {
  /// Names without UIKit's prefix that Foundation has on Apple's platforms only.
  private static let names: Set = [
    "CGAffineTransform", "CGColor", "CGPath", "CGMutablePath", "CGContext", "CGImage", "CACurrentMediaTime",
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextAttachment", "NSShadow",
  ]
  /// Modules that contain UIKit's names, or part of them.
  private static let modules: Set = ["UIKit", "SwiftUI", "CoreGraphics", "QuartzCore"]

  private var isReported = false

  override func check(_ token: TokenSyntax) {
    guard !isReported, Self.names.contains(token.text) || token.text.hasUIKitPrefix,
      !survey.declares(token.text), importedModules.isDisjoint(with: Self.modules)
    else { return }
    isReported = true
    report(
      token, "\(token.text) is used without an import of UIKit; import it",
      fix: file.adding(import: "import UIKit"))
  }
}

extension String {
  /// Whether the name begins with `UI` or `CA` and another capital letter, such as `UIView`.
  fileprivate var hasUIKitPrefix: Bool {
    let rest = dropFirst(2)
    return (hasPrefix("UI") || hasPrefix("CA")) && rest.first?.isUppercase == true
      && rest.dropFirst().first?.isLowercase == true
  }
}
