import SwiftSyntax

/// Adds the import of the module that contains Foundation's networking on Linux.
final class NetworkingRule: UsedNameRule {
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

  override func check(_ token: TokenSyntax) {
    guard !isReported, Self.names.contains(token.text), survey.types[token.text] == nil,
      !importedModules.contains("FoundationNetworking")
    else { return }
    isReported = true
    report(
      token, "\(token.text) is in the module FoundationNetworking on Linux; import it there",
      fix: file.adding(import: "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif"))
  }
}
