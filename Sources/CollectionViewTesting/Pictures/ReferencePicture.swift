#if os(Linux)
  import CAllocator
  import CairoRenderer
  import Foundation
  import ImageDecoding

  /// A picture that was looked at once and is what later ones are compared with.
  package struct ReferencePicture {
    private let name: String
    private let folder: URL
    private let environment: [String: String]
    private let recording: SnapshotRecording

    /// - Parameters:
    ///   - name: The name of the file, without `.png`.
    ///   - testFile: The file of the test.
    ///   - recording: What to record; nil for what the environment says.
    package init(
      _ name: String, testFile: String, recording: SnapshotRecording? = nil,
      environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
      self.name = name
      folder = URL(fileURLWithPath: testFile).deletingLastPathComponent()
      self.environment = environment
      self.recording = SnapshotRecording(recording, environment: environment)
    }

    /// Where the picture is kept.
    package var file: URL { folder.appendingPathComponent("Golden/\(name).png") }

    /// Where the results of failures are written.
    package var results: FailureFolder {
      FailureFolder(testFolder: folder, environment: environment)
    }

    /// What is wrong with a picture, in words; nil when it is as it should be, or was recorded.
    package func failure(of picture: Bitmap?, tolerance: PictureTolerance = .standard) -> String? {
      _ = Self.keepsFreedMemory
      guard let picture else { return "There is no picture to compare with \(file.path)." }
      if recording == .all { return write(picture) }
      if picture.surelyEquals(pngFile: file) {
        results.remove(name)
        return nil
      }
      guard let expected = Bitmap(pngFile: file) else {
        switch recording {
        case .all, .failed: return write(picture)
        case .missing:
          return write(picture)
            ?? "There was no \(file.path). It was recorded: look at it, and run the test again."
        case .never:
          return "There is no \(file.path). " + results.write(picture, nil, nil, as: name)
        }
      }
      guard let difference = PictureDifference(of: picture, from: expected, tolerance: tolerance) else {
        results.remove(name)
        return nil
      }
      if recording == .failed { return write(picture) }
      return "The picture differs from \(file.path): \(difference).\n"
        + results.write(picture, expected, difference.picture, as: name)
        + "\nIf the new picture is right, record it with SNAPSHOT_RECORD=failed."
    }

    /// Lets the allocator keep the memory of pictures for the next ones, which are as large. Else it returns that of each to
    /// the system, and a third of the time of a test with many pictures goes into fresh pages.
    private static let keepsFreedMemory: Void = {
      mallopt(M_MMAP_THRESHOLD, 32 << 20)
      mallopt(M_TRIM_THRESHOLD, 256 << 20)
    }()

    /// Writes the reference; says what went wrong, if anything.
    private func write(_ picture: Bitmap) -> String? {
      results.remove(name)
      do {
        try picture.writePNG(to: file)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }

  extension Bitmap {
    /// Writes a PNG file, and the folders that contain it.
    func writePNG(to file: URL) throws {
      guard let data = pngData() else {
        throw PictureError(description: "There is no memory to write \(file.path).")
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(data).write(to: file)
    }
  }

  /// A picture that cannot be made or written.
  struct PictureError: Error, CustomStringConvertible {
    let description: String
  }
#endif
