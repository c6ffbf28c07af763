import SwiftSyntax

/// Adds the import of UIKit to files that use its names without it.
///
/// On Apple's platforms, the header of a framework can import UIKit for all of its files, and Foundation contains the
/// types of Core Graphics.
final class MissingImportRule: RuleVisitor {
  /// Names without UIKit's prefix that Foundation has on Apple's platforms only.
  private static let names: Set = [
    "CGAffineTransform", "CGColor", "CGPath", "CGMutablePath", "CGContext", "CGImage", "CACurrentMediaTime",
    "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxisAnchor", "NSLayoutYAxisAnchor",
    "NSParagraphStyle", "NSMutableParagraphStyle", "NSTextAttachment", "NSShadow",
  ]
  /// Modules that contain UIKit's names, or part of them.
  private static let modules: Set = ["UIKit", "SwiftUI", "CoreGraphics", "QuartzCore"]

  private var isReported = false

  private lazy var importsUIKit: Bool = {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return !finder.modules.isDisjoint(with: Self.modules)
  }()

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { check(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node.name)
    return .visitChildren
  }

  private func check(_ token: TokenSyntax) {
    guard !isReported, Self.names.contains(token.text) || token.text.hasUIKitPrefix,
      survey.types[token.text]?.declaration == nil, !importsUIKit
    else { return }
    isReported = true
    let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let fix: Edit? =
      imports.last.map { .insert("\nimport UIKit", at: $0.endPositionBeforeTrailingTrivia) }
      ?? file.tree.statements.first.map {
        .insert("import UIKit\n\n", at: $0.positionAfterSkippingLeadingTrivia)
      }
    report(
      token, "\(token.text) is used without an import of UIKit; import it", fix: fix.map { [$0] } ?? [])
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
