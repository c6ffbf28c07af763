#if os(Linux)
  import UIKit

  /// Runs something and returns the diagnostics it gave rise to.
  @MainActor
  public func diagnostics(during body: () throws -> Void) rethrows -> [UIDiagnostic] {
    var heard: [UIDiagnostic] = []
    let handler = UIDiagnostic.handler
    UIDiagnostic.handler = { heard.append($0) }
    defer { UIDiagnostic.handler = handler }
    try body()
    return heard
  }
#endif
