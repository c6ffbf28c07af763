#if os(Linux)
  import UIKit

  /// Runs a closure and returns the mistakes that were reported meanwhile, instead of passing them to
  /// `UIDiagnostic.handler`.
  @preconcurrency @MainActor
  public func diagnostics(during body: () throws -> Void) rethrows -> [UIDiagnostic] {
    var reported: [UIDiagnostic] = []
    let handler = UIDiagnostic.handler
    UIDiagnostic.handler = { reported.append($0) }
    defer { UIDiagnostic.handler = handler }
    try body()
    return reported
  }
#endif
