import Dispatch
import ImageDecoding
import SystemPackage
import UIKit

/// Decodes pictures of an album, once and no larger than needed, and keeps those used lately.
///
/// Views ask with `load`; pictures not at hand are put on a list. Whoever hosts the views decides how that list is
/// worked off. `finishLoading()` decodes all of it on every core and returns when it is done, which is what a
/// snapshot needs. A loader that works in the background takes up the list by itself, a few pictures at a time, and
/// delivers each on the main actor; what nobody wants any more by the time its turn comes is left out.
@MainActor
public final class ThumbnailLoader {
  /// Decodes a file, upright, so that it covers a number of pixels; throws when there is no picture to be had.
  public typealias Decoder = @Sendable (FilePath, ThumbnailSize) throws -> Bitmap

  private struct Completion {
    var load: ThumbnailLoad
    var deliver: (UIImage?) -> Void
  }

  private struct Request {
    var key: ThumbnailKey
    var completions: [Completion]
  }

  private let decode: Decoder
  /// How many pictures are decoded at a time in the background; 0 when the host waits for them.
  private let backgroundWidth: Int
  private let report: (String) -> Void
  private var cache: ThumbnailCache<ThumbnailKey, UIImage>
  /// The size each file was delivered in last.
  private var latestSizes: [FilePath: ThumbnailSize] = [:]
  private var failed: Set<FilePath> = []
  private var requests: [Request] = []
  private var places: [ThumbnailKey: Int] = [:]
  /// What is being decoded in the background.
  private var underWay: [ThumbnailKey: [Completion]] = [:]
  private let background = DispatchGroup()
  private var isStopped = false

  /// Makes a loader.
  ///
  /// - Parameters:
  ///   - budget: How many bytes of pixels to keep.
  ///   - worksInBackground: Whether pictures are decoded, and delivered later, without anybody asking for it.
  ///   - decode: How to get at a picture.
  ///   - report: Is told in one line of every picture that cannot be shown, once.
  public init(
    budget: Int = 256 << 20, worksInBackground: Bool = false,
    decode: @escaping Decoder = ThumbnailLoader.decodeFile, report: @escaping (String) -> Void
  ) {
    self.decode = decode
    // One core is left to those who draw.
    backgroundWidth = worksInBackground ? max(1, ProcessInfo.processInfo.activeProcessorCount - 1) : 0
    self.report = report
    cache = ThumbnailCache(budget: budget)
  }

  /// Whether pictures are delivered without anybody asking for it.
  public var worksInBackground: Bool { backgroundWidth > 0 }

  /// How many pictures were asked for and neither delivered nor found to be missing.
  public var pendingCount: Int { requests.count + underWay.count }

  /// Asks for a picture that covers a size in points; nil is delivered when there is none to be had.
  ///
  /// A picture at hand is delivered before the call returns.
  ///
  /// - Returns: What to cancel when the picture is not wanted any more; nothing is delivered then.
  @discardableResult
  public func load(
    _ file: FilePath, covering size: CGSize, scale: CGFloat, completion: @escaping (UIImage?) -> Void
  ) -> ThumbnailLoad {
    let key = ThumbnailKey(file: file, size: ThumbnailSize(covering: size, scale: scale))
    let waiting = Completion(load: ThumbnailLoad(), deliver: completion)
    if failed.contains(file) {
      completion(nil)
    } else if let image = cache.value(for: key) {
      latestSizes[file] = key.size
      completion(image)
    } else if underWay[key] != nil {
      underWay[key]?.append(waiting)
    } else if let place = places[key] {
      requests[place].completions.append(waiting)
    } else {
      places[key] = requests.count
      requests.append(Request(key: key, completions: [waiting]))
      startInBackground()
    }
    return waiting.load
  }

  /// The picture of a file as it was delivered last, in whatever size, if it is still kept: to be shown until the right
  /// one is there.
  public func pictureAtHand(of file: FilePath) -> UIImage? {
    latestSizes[file].flatMap { cache.value(for: ThumbnailKey(file: file, size: $0)) }
  }

  /// Lets everything be that was asked for, and waits for what is being decoded this moment. Nothing is delivered
  /// any more, and nothing is begun.
  public func stop() {
    isStopped = true
    (requests, places, underWay) = ([], [:], [:])
    background.wait()
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

  /// Begins with the first requests that somebody still waits for, as many as may be under way.
  private func startInBackground() {
    guard underWay.count < backgroundWidth, !isStopped, !requests.isEmpty else { return }
    requests.removeAll { request in request.completions.allSatisfy { $0.load.isCancelled } }
    let batch = requests.prefix(backgroundWidth - underWay.count)
    requests.removeFirst(batch.count)
    places = Dictionary(uniqueKeysWithValues: requests.enumerated().map { ($1.key, $0) })
    for request in batch {
      underWay[request.key] = request.completions
      let (key, decode) = (request.key, decode)
      DispatchQueue.global(qos: .userInitiated).async(group: background) {
        let result = Result { try decode(key.file, key.size) }
        DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(key, result) } }
      }
    }
  }

  private func finish(_ key: ThumbnailKey, _ result: Result<Bitmap, any Error>) {
    guard let completions = underWay.removeValue(forKey: key) else { return }
    startInBackground()
    deliver(result, to: Request(key: key, completions: completions))
  }

  private func deliver(_ result: Result<Bitmap, any Error>, to request: Request) {
    var image: UIImage?
    switch result {
    case .success(let bitmap):
      let picture = UIImage(cgImage: CGImage(bitmap))
      cache.insert(picture, for: request.key, cost: bitmap.pixels.count)
      latestSizes[request.key.file] = request.key.size
      image = picture
    case .failure(let error):
      let file = request.key.file
      if failed.insert(file).inserted { report("\(file.quoted) cannot be shown: \(error)") }
    }
    for completion in request.completions where !completion.load.isCancelled { completion.deliver(image) }
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
