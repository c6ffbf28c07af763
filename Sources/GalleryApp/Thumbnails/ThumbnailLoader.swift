import Dispatch
import ImageDecoding
import SystemPackage
import UIKit

/// Decodes pictures of an album, once and no larger than needed, and keeps those used lately.
///
/// Views ask with `load`; pictures not at hand are put on a list. Whoever hosts the views decides when that
/// list is worked off: `finishLoading()` decodes all of it on every core and returns when it is done, which is
/// what a snapshot needs. Nothing is decoded on the main actor.
@MainActor
public final class ThumbnailLoader {
  /// Decodes a file, upright, so that it covers a number of pixels; throws when there is no picture to be had.
  public typealias Decoder = @Sendable (FilePath, ThumbnailSize) throws -> Bitmap

  private struct Request {
    var key: ThumbnailKey
    var completions: [(UIImage?) -> Void]
  }

  private let decode: Decoder
  private let report: (String) -> Void
  private var cache: ThumbnailCache<ThumbnailKey, UIImage>
  private var failed: Set<FilePath> = []
  private var requests: [Request] = []
  private var places: [ThumbnailKey: Int] = [:]

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - budget: How many bytes of pixels to keep.
  ///   - decode: How to get at a picture.
  ///   - report: Is told in one line of every picture that cannot be shown, once.
  public init(
    budget: Int = 256 << 20, decode: @escaping Decoder = ThumbnailLoader.decodeFile,
    report: @escaping (String) -> Void
  ) {
    self.decode = decode
    self.report = report
    cache = ThumbnailCache(budget: budget)
  }

  /// Asks for a picture that covers a size in points; nil is delivered when there is none to be had.
  ///
  /// A picture at hand is delivered before the call returns.
  public func load(
    _ file: FilePath, covering size: CGSize, scale: CGFloat, completion: @escaping (UIImage?) -> Void
  ) {
    let key = ThumbnailKey(file: file, size: ThumbnailSize(covering: size, scale: scale))
    if failed.contains(file) {
      completion(nil)
    } else if let image = cache.value(for: key) {
      completion(image)
    } else if let place = places[key] {
      requests[place].completions.append(completion)
    } else {
      places[key] = requests.count
      requests.append(Request(key: key, completions: [completion]))
    }
  }

  /// Decodes whatever was asked for, several pictures at a time, and delivers it in the order of the requests.
  public func finishLoading() {
    // Delivering a picture may lead to further requests.
    while !requests.isEmpty {
      let batch = requests
      requests = []
      places = [:]
      for (request, result) in zip(batch, decodeConcurrently(batch.map(\.key))) {
        deliver(result, to: request)
      }
    }
  }

  private func deliver(_ result: Result<Bitmap, any Error>, to request: Request) {
    switch result {
    case .success(let bitmap):
      let image = UIImage(cgImage: CGImage(bitmap))
      cache.insert(image, for: request.key, cost: bitmap.pixels.count)
      for completion in request.completions { completion(image) }
    case .failure(let error):
      let file = request.key.file
      if failed.insert(file).inserted { report("\(file.quoted) cannot be shown: \(error)") }
      for completion in request.completions { completion(nil) }
    }
  }

  private func decodeConcurrently(_ keys: [ThumbnailKey]) -> [Result<Bitmap, any Error>] {
    let decode = decode
    return [Result<Bitmap, any Error>](unsafeUninitializedCapacity: keys.count) { buffer, count in
      // Every index is written by exactly one iteration, and all are done when the call returns.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: keys.count) { index in
        let key = keys[index]
        results.initializeElement(at: index, to: Result { try decode(key.file, key.size) })
      }
      count = keys.count
    }
  }

  /// Decodes a file, upright, no larger than it takes to cover the pixels.
  public static let decodeFile: Decoder = { file, size in
    let source = file.withPlatformString { ImageSource.file(platformString: $0) }
    return try ImageDecoder.decode(source, size: .filling(width: size.width, height: size.height))
  }
}
