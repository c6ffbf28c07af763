#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Where a test calls an expectation. Failures appear there.
public struct TestLocation: Sendable {
  /// The module and the name of the file.
  public let fileID: StaticString
  /// The path of the file. Reference files are next to it.
  public let filePath: StaticString
  /// The line, from 1.
  public let line: UInt
  /// The column, from 1.
  public let column: UInt

  /// Creates a location. A function of yours that calls expectations passes its caller's.
  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// Makes the running test fail, of Swift Testing or else of XCTest.
  func fail(_ message: String) {
    #if canImport(Testing)
      // A test of Swift Testing is current in its tasks only. A detached task has none.
      if Test.current != nil || !Self.hasXCTest {
        let location = SourceLocation(
          fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
        Issue.record(Comment(rawValue: message), sourceLocation: location)
        return
      }
    #endif
    #if canImport(XCTest)
      XCTFail(message, file: filePath, line: line)
    #endif
  }

  #if canImport(XCTest)
    private static let hasXCTest = true
  #else
    private static let hasXCTest = false
  #endif
}
