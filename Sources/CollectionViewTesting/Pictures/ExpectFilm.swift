#if os(Linux)
  import Foundation
  import ImageDecoding
  import UIKit

  /// Expects an animation to look like the reference `Golden/<name>.png` next to the file of the test, which shows some
  /// of its moments from left to right. Writes the whole film as an animated PNG, which browsers play, to
  /// `<name>.film.png` in the folder of the failures.
  ///
  /// ```swift
  /// expectFilm(of: stage, named: "to a ring", at: [0, 0.1, 0.2, 0.4]) {
  ///   collectionView.setCollectionViewLayout(RingLayout(), animated: true)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - stage: What is shown.
  ///   - name: The name of the reference, without `.png`.
  ///   - moments: The times after the action, in seconds, ascending.
  ///   - framesPerSecond: The frame rate of the film.
  ///   - recording: Which references are written; nil for what the environment variable `SNAPSHOT_RECORD` says.
  ///   - tolerance: How far a moment may be from the reference.
  ///   - action: What starts the animation.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectFilm(
    of stage: Stage, named name: String, at moments: [TimeInterval], framesPerSecond: Int = 30,
    recording: SnapshotRecording? = nil, tolerance: PictureTolerance = .standard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ action: () -> Void
  ) {
    let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var film = AnimatedPNG(framesPerSecond: framesPerSecond)
    var pictures: [Bitmap] = []
    var frame = 0
    var time = 0.0
    action()
    for moment in moments.sorted() {
      while Double(frame) / Double(framesPerSecond) <= moment {
        stage.advance(by: Double(frame) / Double(framesPerSecond) - time)
        time = Double(frame) / Double(framesPerSecond)
        if let picture = stage.picture(), !film.append(picture) {
          location.fail("The film \(name) ends after \(time) seconds: the size of the stage changed.")
          return
        }
        frame += 1
      }
      stage.advance(by: moment - time)
      time = moment
      if let picture = stage.picture() { pictures.append(picture) }
    }
    let reference = ReferencePicture(name, testFile: "\(filePath)", recording: recording)
    do {
      let file = reference.results.file("\(name).film")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(film.data).write(to: file)
    } catch {
      location.fail("The film cannot be written: \(error)")
    }
    let strip = Bitmap.sheet([pictures.map { ($0, nil) }], width: .max)
    if let failure = reference.failure(of: strip, tolerance: tolerance) { location.fail(failure) }
  }
#endif
