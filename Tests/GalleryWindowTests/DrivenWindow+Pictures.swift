import Foundation
import ImageDecoding
import TestSupport
import Testing

extension DrivenWindow {
  /// Expects the content on the screen to be what `gallery` writes into a picture of the same size.
  ///
  /// If it is not, both and their difference are written to `.build/pictures`.
  ///
  /// - Parameter arguments: What the picture shows.
  func expectPicture(_ arguments: String..., location: SourceLocation = #_sourceLocation) throws {
    let expected = try snapshot(arguments)
    let deadline = ContinuousClock.now + .seconds(10)
    while true {
      let actual = try screenshot()
      let difference = PictureDifference(
        of: actual, from: expected, tolerance: PictureTolerance(pixel: 255, tileMean: 12))
      guard let difference else { return }
      // What GTK has drawn may still be under way to the screen.
      if ContinuousClock.now < deadline { continue }
      let folder = try write(["actual": actual, "expected": expected, "difference": difference.picture])
      Issue.record("\(difference); see \(folder)", sourceLocation: location)
      return
    }
  }

  private func write(_ pictures: [String: Bitmap?]) throws -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent(".build/pictures/GalleryWindowTests/\(folder.lastPathComponent)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, picture) in pictures {
      guard let data = picture?.pngData() else { continue }
      try Data(data).write(to: folder.appendingPathComponent("\(name).png"))
    }
    return folder.path
  }

  /// Waits for a picture on the screen.
  func waitForScreen(at location: SourceLocation = #_sourceLocation, _ condition: (Bitmap) -> Bool) throws {
    let deadline = ContinuousClock.now + Self.bound
    while !condition(try screenshot()) {
      guard ContinuousClock.now < deadline else {
        throw Missing(description: "the picture waited for in \(location) did not come")
      }
    }
  }

  /// Waits until the screen looks as it did before, and says where it does not if it never will.
  func waitForScreen(like before: Bitmap, at location: SourceLocation = #_sourceLocation) throws {
    do { try waitForScreen(at: location) { $0.isLike(before) } } catch {
      let actual = try screenshot()
      let difference = PictureDifference(of: actual, from: before)
      let reason = difference?.description ?? "by now it has come"
      let folder = try write(["actual": actual, "expected": before, "difference": difference?.picture])
      throw Missing(description: "\(error): \(reason); see \(folder)")
    }
  }

  /// What is on the screen where the content is, once it has stopped changing. The state of a frame is printed before the
  /// X server has drawn it.
  func screenshotAtRest() throws -> Bitmap {
    var latest = try screenshot()
    try waitForScreen { picture in
      defer { latest = picture }
      return picture.pixels == latest.pixels
    }
    return latest
  }

  /// What is on the screen where the content is.
  func screenshot() throws -> Bitmap {
    let frame = try contentFrame
    let file = try [UInt8](Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
    // The header of XWD: 32-bit big-endian numbers (X11/XWDFile.h).
    func number(_ index: Int) -> Int { file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (start, rowBytes) = (number(0) + number(19) * 12, number(12))
    var pixels: [UInt8] = []
    for y in frame.y..<(frame.y + frame.height) {
      let row = start + y * rowBytes + frame.x * 4
      pixels += file[row..<(row + frame.width * 4)]
    }
    for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
    return try #require(Bitmap(width: frame.width, height: frame.height, pixels: pixels))
  }

  /// What the program shows when it is run without a window.
  func stateWithoutWindow(_ arguments: String...) throws -> WindowState {
    let picture = folder.appendingPathComponent("alone.png").path
    let text = try Tool.run(
      [Self.executable.path, "--trace", "--scale", "1", "--snapshot", picture] + arguments,
      environment: environment)
    return try JSONDecoder().decode(WindowState.self, from: Data(text.utf8))
  }

  private func snapshot(_ arguments: [String]) throws -> Bitmap {
    let file = folder.appendingPathComponent("snapshot.png")
    let size = "\(Int(state.size[0]))x\(Int(state.size[1]))"
    try Tool.run(
      [Self.executable.path, "--scale", "1", "--size", size, "--snapshot", file.path] + arguments,
      environment: environment)
    return try ImageDecoder.decode(.bytes([UInt8](Data(contentsOf: file))))
  }
}
