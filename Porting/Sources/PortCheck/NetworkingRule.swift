import SwiftSyntax

/// Adds the import of the module that contains Foundation's networking on Linux.
final class NetworkingRule: RuleVisitor {
  /// The names of `FoundationNetworking` that apps use.
  private static let names: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
    "URLSessionUploadTask", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
    "URLSessionDownloadDelegate", "URLRequest", "NSMutableURLRequest", "NSURLRequest", "URLResponse",
    "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLProtocol", "URLProtocolClient", "HTTPCookie",
    "HTTPCookieStorage", "URLCredential", "URLCredentialStorage", "URLProtectionSpace",
    "URLAuthenticationChallenge",
  ]

  private var isReported = false

  private lazy var importsModule: Bool = {
    let finder = ImportFinder(viewMode: .sourceAccurate)
    finder.walk(file.tree)
    return finder.modules.contains("FoundationNetworking")
  }()

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // A member of this name belongs to something else.
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { check(node.baseName) }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    check(node.name)
    return .visitChildren
  }

  private func check(_ token: TokenSyntax) {
    guard !isReported, Self.names.contains(token.text), survey.types[token.text] == nil, !importsModule else {
      return
    }
    isReported = true
    let imports = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    let text = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"
    let fix: Edit? =
      imports.last.map { .insert("\n" + text, at: $0.endPositionBeforeTrailingTrivia) }
      ?? file.tree.statements.first.map { .insert(text + "\n\n", at: $0.positionAfterSkippingLeadingTrivia) }
    report(
      token, "\(token.text) is in the module FoundationNetworking on Linux; import it there",
      fix: fix.map { [$0] } ?? [])
  }
}
