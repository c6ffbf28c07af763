import Dispatch
import ImageDecoding
import SystemPackage
import UIKit

/// Decodes the pictures that the viewer shows, at the size of the window or at their full size.
///
/// It keeps no pictures. Urgent requests are decoded first. ``finishLoading()`` decodes all requests, as a film requires;
/// a loader that works in the background delivers each picture on the main actor.
@MainActor
public final class PictureLoader {
  /// Decodes a file, upright, and returns the size of the whole picture in its file, in pixels. Throws if the file cannot
  /// be decoded.
  public typealias Decoder = @Sendable (FilePath, DecodingSize) throws -> (bitmap: Bitmap, pixelSize: CGSize)

  private struct Request {
    let file: FilePath
    let size: DecodingSize
    let load: PictureLoad
    let deliver: (LoadedPicture?) -> Void
  }

  /// The number of pictures that are decoded at a time: the current one, and one ahead.
  private static let width = 2

  private let decode: Decoder
  private let worksInBackground: Bool
  private var requests: [Request] = []
  private var underWay: [Request] = []
  private let background = DispatchGroup()
  private var isStopped = false

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - worksInBackground: Whether pictures are decoded and delivered in the background.
  ///   - decode: Decodes a picture.
  public init(worksInBackground: Bool, decode: @escaping Decoder = PictureLoader.decodeFile) {
    self.worksInBackground = worksInBackground
    self.decode = decode
  }

  /// The number of requested pictures that are neither delivered nor cancelled.
  public var pendingCount: Int { (requests + underWay).count { !$0.load.isCancelled } }

  /// Requests a picture. Delivers nil if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - size: The size of the result.
  ///   - isUrgent: Whether it is decoded before other requests.
  ///   - completion: Receives the picture.
  /// - Returns: The request, to cancel when the picture is no longer needed.
  func load(
    _ file: FilePath, size: DecodingSize, isUrgent: Bool, completion: @escaping (LoadedPicture?) -> Void
  ) -> PictureLoad {
    let request = Request(file: file, size: size, load: PictureLoad(), deliver: completion)
    requests.insert(request, at: isUrgent ? 0 : requests.count)
    startInBackground()
    return request.load
  }

  /// Decodes all requested pictures before it returns.
  public func finishLoading() {
    // Delivering a picture may lead to further requests.
    while !requests.isEmpty {
      let request = requests.removeFirst()
      guard !request.load.isCancelled else { continue }
      deliver(Result { try decode(request.file, request.size) }, to: request)
    }
  }

  /// Drops all requests, and waits for pictures that are being decoded. Nothing is delivered or started afterwards.
  public func stop() {
    isStopped = true
    (requests, underWay) = ([], [])
    background.wait()
  }

  /// Runs work where pictures are decoded, and delivers its result: later if the loader works in the background, otherwise
  /// before it returns.
  func perform<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, completion: @escaping @MainActor (Value) -> Void
  ) {
    guard worksInBackground else { return completion(work()) }
    guard !isStopped else { return }
    DispatchQueue.global(qos: .userInitiated).async(group: background) {
      let value = work()
      DispatchQueue.main.async { MainActor.assumeIsolated { if !self.isStopped { completion(value) } } }
    }
  }

  private func startInBackground() {
    guard worksInBackground, !isStopped else { return }
    requests.removeAll { $0.load.isCancelled }
    while underWay.count < Self.width, !requests.isEmpty {
      let request = requests.removeFirst()
      underWay.append(request)
      let (file, size, load, decode) = (request.file, request.size, request.load, decode)
      perform {
        Result { try decode(file, size) }
      } completion: {
        self.finish(load, $0)
      }
    }
  }

  private func finish(
    _ load: PictureLoad, _ result: Result<(bitmap: Bitmap, pixelSize: CGSize), any Error>
  ) {
    guard let place = underWay.firstIndex(where: { $0.load === load }) else { return }
    let request = underWay.remove(at: place)
    startInBackground()
    deliver(result, to: request)
  }

  private func deliver(
    _ result: Result<(bitmap: Bitmap, pixelSize: CGSize), any Error>, to request: Request
  ) {
    guard !request.load.isCancelled else { return }
    request.deliver(
      (try? result.get()).map {
        LoadedPicture(image: UIImage(cgImage: CGImage($0.bitmap)), pixelSize: $0.pixelSize)
      })
  }

  /// Decodes a file, upright, and reads its size.
  public static let decodeFile: Decoder = { file, size in
    let source = ImageSource.file(file)
    let properties = try ImageDecoder.properties(of: source)
    return (
      try ImageDecoder.decode(source, size: size),
      CGSize(width: properties.width, height: properties.height)
    )
  }
}
