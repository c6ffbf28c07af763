#if canImport(UIKit)
  import UIKit

  /// A mistake that the collection view reported while a layout was under the laws. Apple's UIKit reports none.
  struct LawReport: CustomStringConvertible {
    let description: String
    /// Whether it is about a number that a property or a delegate gave the layout.
    let isAboutNumbers: Bool
    /// Whether it is about the answers of the layout.
    let isAboutAttributes: Bool

    #if os(Linux)
      /// Whether mistakes are reported.
      static let areReported = true

      private init(_ diagnostic: UIDiagnostic) {
        description = diagnostic.description
        isAboutNumbers = [.invalidLayoutMetric, .invalidItemSize, .invalidSectionMetrics]
          .contains(diagnostic.code)
        isAboutAttributes = [.invalidGeometry, .invalidContentSize, .duplicateAttributes]
          .contains(diagnostic.code)
      }

      @MainActor
      static func reports(during body: () -> Void) -> [LawReport] {
        diagnostics(during: body).map(LawReport.init)
      }
    #else
      static let areReported = false

      @MainActor
      static func reports(during body: () -> Void) -> [LawReport] {
        body()
        return []
      }
    #endif
  }
#endif
