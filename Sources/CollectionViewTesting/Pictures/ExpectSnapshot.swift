#if os(Linux)
  import Foundation
  import ImageDecoding
  import UIKit

  /// Expects a picture of a stage to look like the reference `Golden/<name>.png` next to the file of the test.
  ///
  /// If it does not, the failure names a picture that shows what was expected, what came out and the difference side by
  /// side, and a page of HTML with all failures of the run. They are in the folder `.build/snapshots` of the package, or
  /// in the one that the environment variable `SNAPSHOT_ARTIFACTS` names.
  ///
  /// - Parameters:
  ///   - stage: What is shown.
  ///   - name: The name of the reference, without `.png`.
  ///   - style: The picture, or a wireframe of its layout.
  ///   - recording: Which references are written; nil for what the environment variable `SNAPSHOT_RECORD` says.
  ///   - tolerance: How far the picture may be from the reference.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectSnapshot(
    of stage: Stage, named name: String, as style: StagePictureStyle = .plain,
    recording: SnapshotRecording? = nil, tolerance: PictureTolerance = .standard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    expectSnapshot(
      of: stage.picture(style), named: name, recording: recording, tolerance: tolerance, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects a view to look like the reference `Golden/<name>.png` next to the file of the test, in a window of its size
  /// or, for a sheet of variants, in every combination of sizes, styles, directions and scales.
  ///
  /// ```swift
  /// expectSnapshot(of: ContactCell(contact), named: "contact", sizes: [phone, tablet], styles: [.light, .dark])
  /// ```
  ///
  /// The variants are on one sheet, each with its size, style, direction and scale under it. Each size begins a
  /// line, in which the scale changes fastest, then the direction and the style. A line of more than 2400 pixels is
  /// continued in the next one. A single variant has no caption.
  ///
  /// - Parameters:
  ///   - makeView: Creates the view. It is evaluated once for each variant.
  ///   - name: The name of the reference, without `.png`.
  ///   - sizes: The sizes of the window, in points; empty for the size of the view.
  ///   - styles: Light, dark, or both.
  ///   - directions: The directions of the layout.
  ///   - scales: The numbers of pixels per point.
  ///   - recording: Which references are written; nil for what the environment variable `SNAPSHOT_RECORD` says.
  ///   - tolerance: How far the picture may be from the reference.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectSnapshot(
    of makeView: @autoclosure () -> UIView, named name: String, sizes: [CGSize] = [],
    styles: [UIUserInterfaceStyle] = [.light],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], scales: [CGFloat] = [2],
    recording: SnapshotRecording? = nil, tolerance: PictureTolerance = .standard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let variants = StageVariants(sizes: sizes, styles: styles, directions: directions, scales: scales)
    let sheet = variants.sheet { Stage(makeView(), size: $0, in: $1) }
    expectSnapshot(
      of: sheet, named: name, recording: recording, tolerance: tolerance, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects the view of a view controller to look like the reference `Golden/<name>.png` next to the file of the test,
  /// in every combination of sizes, styles, directions and scales.
  ///
  /// The variants are on one sheet, as those of a view.
  ///
  /// - Parameters:
  ///   - makeController: Creates the view controller. It is evaluated once for each variant.
  ///   - name: The name of the reference, without `.png`.
  ///   - sizes: The sizes of the window, in points.
  ///   - styles: Light, dark, or both.
  ///   - directions: The directions of the layout.
  ///   - scales: The numbers of pixels per point.
  ///   - recording: Which references are written; nil for what the environment variable `SNAPSHOT_RECORD` says.
  ///   - tolerance: How far the picture may be from the reference.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  @preconcurrency @MainActor
  public func expectSnapshot(
    of makeController: @autoclosure () -> UIViewController, named name: String,
    sizes: [CGSize] = [CGSize(width: 390, height: 844)], styles: [UIUserInterfaceStyle] = [.light],
    directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight], scales: [CGFloat] = [2],
    recording: SnapshotRecording? = nil, tolerance: PictureTolerance = .standard,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let variants = StageVariants(sizes: sizes, styles: styles, directions: directions, scales: scales)
    let sheet = variants.sheet { Stage(makeController(), size: $0 ?? .zero, in: $1) }
    expectSnapshot(
      of: sheet, named: name, recording: recording, tolerance: tolerance, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }

  /// Expects pixels to look like the reference `Golden/<name>.png` next to the file of the test.
  ///
  /// - Parameters:
  ///   - picture: The pixels. Nil is a failure, so that a picture that could not be drawn needs no check of its own.
  ///   - name: The name of the reference, without `.png`.
  ///   - recording: Which references are written; nil for what the environment variable `SNAPSHOT_RECORD` says.
  ///   - tolerance: How far the picture may be from the reference.
  ///   - fileID: The file of the test. By default, this and the next three are where you call the function.
  ///   - filePath: The path of the file of the test.
  ///   - line: The line at which a failure appears.
  ///   - column: The column at which a failure appears.
  public func expectSnapshot(
    of picture: Bitmap?, named name: String, recording: SnapshotRecording? = nil,
    tolerance: PictureTolerance = .standard, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let reference = ReferencePicture(name, testFile: "\(filePath)", recording: recording)
    guard let failure = reference.failure(of: picture, tolerance: tolerance) else { return }
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column).fail(failure)
  }
#endif
