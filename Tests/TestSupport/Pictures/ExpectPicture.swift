#if os(Linux)
  import Foundation
  import ImageDecoding
  import Testing

  /// Expects a picture to look like the golden one `Golden/<name>.png` next to the test's file.
  ///
  /// When it does not, `<name>.actual.png` and `<name>.difference.png` are written to `.build/pictures` and named
  /// in the failure. With `ACCEPT_PICTURES=1` in the environment the picture becomes the golden one instead; look at
  /// it before you commit it. On a build server (`CI` is set) nothing is ever accepted.
  public func expectPicture(
    _ picture: Bitmap?, matchesGolden name: String, tolerance: PictureTolerance = .standard,
    filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    let golden = GoldenPicture(
      name: name, testFolder: folder, environment: ProcessInfo.processInfo.environment)
    if let failure = golden.failure(of: picture, tolerance: tolerance) {
      Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
  }
#endif
