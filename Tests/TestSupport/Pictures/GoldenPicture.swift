#if os(Linux)
  import CairoRenderer
  import Foundation
  import ImageDecoding

  /// A picture that was looked at once and is what later ones are compared with.
  public struct GoldenPicture {
    private let name: String
    private let testFolder: URL
    private let environment: [String: String]

    /// Names a golden picture of the tests in a folder.
    public init(name: String, testFolder: URL, environment: [String: String]) {
      self.name = name
      self.testFolder = testFolder
      self.environment = environment
    }

    /// Where the picture is kept.
    public var file: URL { testFolder.appendingPathComponent("Golden/\(name).png") }

    private var resultFolder: URL {
      testFolder.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent(".build/pictures/\(testFolder.lastPathComponent)")
    }

    /// What is wrong with a picture, in words; nil when it is as it should be, or was accepted.
    public func failure(of picture: Bitmap?, tolerance: PictureTolerance = .standard) -> String? {
      guard let picture else { return "there is no picture to compare with \(name)" }
      let isAccepting = environment["ACCEPT_PICTURES"] == "1"
      if isAccepting, environment["CI"] == nil { return write(picture, to: file) }
      guard let expected = Bitmap(pngFile: file) else {
        return "there is no golden picture \(file.path); " + report(picture, nil)
      }
      guard let difference = PictureDifference(of: picture, from: expected, tolerance: tolerance) else {
        return nil
      }
      return "the picture differs from \(file.path): \(difference); " + report(picture, difference.picture)
    }

    /// Writes what came out and its difference, and says where.
    private func report(_ picture: Bitmap, _ difference: Bitmap?) -> String {
      var places: [String] = []
      for (bitmap, kind) in [(picture, "actual"), (difference, "difference")] {
        guard let bitmap else { continue }
        let place = resultFolder.appendingPathComponent("\(name).\(kind).png")
        places.append(write(bitmap, to: place) ?? place.path)
      }
      return "see \(places.joined(separator: " and ")); ACCEPT_PICTURES=1 makes it the golden one"
    }

    /// Writes a picture; says what went wrong, if anything.
    private func write(_ picture: Bitmap, to place: URL) -> String? {
      do {
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        guard let data = picture.pngData() else { return "there is no memory to write \(place.path)" }
        try Data(data).write(to: place)
        return nil
      } catch {
        return "\(place.path) cannot be written: \(error)"
      }
    }
  }
#endif
