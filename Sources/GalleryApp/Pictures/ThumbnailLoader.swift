import Dispatch
import Foundation
import Glibc
import ImageDecoding
import SystemPackage
import Translations
import UIKit

/// Decodes pictures of an album, once and no larger than needed, and caches recently used ones.
///
/// Views call ``load(_:covering:scale:completion:)``, which queues pictures that are not cached. ``finishLoading()``
/// decodes the queue on all cores and returns when it is empty, as a snapshot requires. A loader with
/// ``worksInBackground`` decodes a few pictures at a time, also while the main actor draws, and delivers several at
/// once. It skips requests that were cancelled meanwhile. With a ``ThumbnailStore``, what is stored is delivered before the
/// first file is decoded.
@MainActor
package final class ThumbnailLoader {
  /// Decodes a file, upright, in a size. Throws if the file cannot be decoded.
  package typealias Decoder = @Sendable (FilePath, ThumbnailSize) throws -> Bitmap

  private struct Completion {
    var load: ThumbnailLoad
    var showProvisionally: (UIImage) -> Void
    var deliver: (UIImage?) -> Void
  }

  /// A decoded picture.
  private struct Thumbnail: Sendable {
    let bitmap: Bitmap
    let isOpaque: Bool

    init(_ bitmap: Bitmap) {
      self.bitmap = bitmap
      isOpaque = bitmap.isOpaque
    }
  }

  /// Why a file could not be decoded.
  private struct Failure {
    /// Whether its contents are the reason. Otherwise, it is read again.
    var concernsContents: Bool
    /// The reason for the user; nil for a video without a thumbnail.
    var reason: String?
    /// Whether the file could be decoded after that. Views may still show the failure.
    var hasPassed = false
  }

  private struct Request {
    var key: ThumbnailKey
    var completions: [Completion]
  }

  private typealias Queue = ThumbnailQueue<Result<Thumbnail, any Error>>

  /// While more pictures than these are under way, finished ones are delivered together: a frame that shows them may
  /// take longer than decoding several.
  private static let fewPictures = 16
  /// The time from the first finished picture to such a delivery, in seconds.
  private static let deliveryInterval = 0.1
  /// The maximum number of pictures of which something is known: several screens of the smallest ones.
  private static let knownPictures = 20_000
  /// The number of them after memory was released: two screens of the smallest ones. The paths of the others, which are
  /// among short-lived objects, would each keep a page of memory.
  private static let knownPicturesAtRest = 2_000

  private let decode: Decoder
  /// The thumbnails on disk; nil if every picture is decoded.
  private let store: ThumbnailStore?
  /// What earlier runs have read of the files; nil if nothing.
  let index: PictureIndex?
  /// The files to mark as favourites; nil if none are marked.
  package var favorites: Favorites?
  /// What is decoded in the background; nil if the host calls ``finishLoading()``.
  private let queue: Queue?
  private let report: (String) -> Void
  private var cache: RecentlyUsedCache<ThumbnailKey, UIImage>
  /// What is known of the files that were delivered last.
  private var known = RecentlyUsedCache<FilePath, KnownPicture>(budget: ThumbnailLoader.knownPictures)
  /// The files that could not be decoded, and why.
  private var failed: [FilePath: Failure] = [:]
  /// How often each file has changed; 0 times if it is missing here.
  private var versions: [FilePath: Int] = [:]
  private var requests: [Request] = []
  private var places: [ThumbnailKey: Int] = [:]
  /// The completions of pictures that are queued or being decoded in the background.
  private var underWay: [ThumbnailKey: [Completion]] = [:]
  /// The number of pictures decoded so far, delivered or not.
  package private(set) var decodedCount = 0
  private let background = DispatchGroup()
  private var isStopped = false

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - budget: The maximum memory of the cached pictures, in bytes.
  ///   - worksInBackground: Whether pictures are decoded and delivered in the background.
  ///   - store: The thumbnails on disk; nil to decode every picture and to store none.
  ///   - index: What earlier runs have read of the files.
  ///   - decode: Decodes a picture. By default, that is done by the store if there is one.
  ///   - report: Receives a line for every picture that cannot be shown, once.
  package init(
    budget: Int = 256 << 20, worksInBackground: Bool = false, store: ThumbnailStore? = nil,
    index: PictureIndex? = nil, decode: Decoder? = nil, report: @escaping (String) -> Void
  ) {
    (self.store, self.index) = (store, index)
    if let decode {
      self.decode = decode
    } else if let store {
      self.decode = { try store.decode($0, $1) }
    } else {
      self.decode = Self.decodeFile
    }
    queue = worksInBackground ? Queue(width: ProcessInfo.processInfo.activeProcessorCount) : nil
    self.report = report
    cache = RecentlyUsedCache(budget: budget)
  }

  /// Whether pictures are decoded and delivered in the background.
  package var worksInBackground: Bool { queue != nil }

  /// The number of requested pictures that are neither delivered nor known to be invalid.
  package var pendingCount: Int { requests.count + underWay.count }

  /// Requests a picture that covers a size in points. Delivers nil if the picture cannot be decoded.
  ///
  /// A cached picture is delivered before the call returns.
  ///
  /// - Returns: The request, to cancel if the picture is no longer needed. Nothing is delivered after that.
  @discardableResult
  package func load(
    _ file: FilePath, covering size: CGSize, scale: CGFloat, completion: @escaping (UIImage?) -> Void
  ) -> ThumbnailLoad {
    load(file, ThumbnailSize(covering: size, scale: scale), completion: completion)
  }

  /// Requests a picture in a size. Delivers nil if the picture cannot be decoded.
  ///
  /// A cached picture is delivered before the call returns.
  ///
  /// - Parameters:
  ///   - file: The file of the picture.
  ///   - size: The size.
  ///   - isVisible: Whether the user waits for the picture. Otherwise, visible ones come first.
  ///   - provisional: Receives a smaller picture, if one is stored, before the right one is decoded.
  ///   - completion: Receives the picture.
  /// - Returns: The request, to cancel if the picture is no longer needed. Nothing is delivered after that.
  @discardableResult
  func load(
    _ file: FilePath, _ size: ThumbnailSize, isVisible: Bool = true,
    provisional: @escaping (UIImage) -> Void = { _ in }, completion: @escaping (UIImage?) -> Void
  ) -> ThumbnailLoad {
    let key = ThumbnailKey(file: file, size: size, version: version(of: file))
    let waiting = Completion(
      load: ThumbnailLoad(isVisible: isVisible), showProvisionally: provisional, deliver: completion)
    if failed[file]?.concernsContents == true {
      completion(nil)
    } else if let image = cache.value(for: key) {
      if var facts = known.value(for: file), facts.latestSize != key.size {
        facts.latestSize = key.size
        known.insert(facts, for: file, cost: 1)
      }
      completion(image)
    } else if let queue, !isStopped {
      underWay[key, default: []].append(waiting)
      startDecoding(key, waiting.load, in: queue)
    } else if let place = places[key] {
      requests[place].completions.append(waiting)
    } else {
      places[key] = requests.count
      requests.append(Request(key: key, completions: [waiting]))
    }
    return waiting.load
  }

  /// Loads a requested picture before those that are not visible.
  func becomeVisible(_ load: ThumbnailLoad, _ file: FilePath, _ size: ThumbnailSize) {
    queue?.becomeVisible(load, for: ThumbnailKey(file: file, size: size, version: version(of: file)))
  }

  /// Returns the cached picture of a file in the size in which it was delivered last, to show until the right size is
  /// loaded; nil if it is not cached.
  package func pictureAtHand(of file: FilePath) -> UIImage? {
    known.value(for: file).flatMap {
      cache.value(for: ThumbnailKey(file: file, size: $0.latestSize, version: version(of: file)))
    }
  }

  /// The reason why a picture cannot be shown, for the user; nil if it is not known to be damaged.
  func failureReason(of item: AlbumItem) -> String? { failure(of: item)?.reason }

  /// Whether a picture can be shown in a slide show: it is not a video, and not known to be damaged.
  func canBeSlide(_ item: AlbumItem) -> Bool { !item.isVideo && failure(of: item) == nil }

  private func failure(of item: AlbumItem) -> Failure? {
    item.file.flatMap { failed[$0] }.flatMap { $0.hasPassed ? nil : $0 }
  }

  /// How often a file has changed.
  func version(of file: FilePath) -> Int { versions[file] ?? 0 }

  /// Keeps the pictures of files that have another name or folder now.
  func filesDidMove(_ files: [FilePath: FilePath]) {
    var pictures: [(file: FilePath, facts: KnownPicture, image: UIImage)] = []
    for (file, newFile) in files {
      guard let facts = known.value(for: file),
        let image = cache.value(
          for: ThumbnailKey(file: file, size: facts.latestSize, version: version(of: file)))
      else { continue }
      pictures.append((newFile, facts, image))
    }
    filesDidVanish(Set(files.keys))
    for (file, facts, image) in pictures {
      let key = ThumbnailKey(file: file, size: facts.latestSize, version: version(of: file))
      cache.insert(image, for: key, cost: image.cgImage.map { Self.cost(of: $0.bitmap) } ?? 0)
      known.insert(facts, for: file, cost: 1)
    }
  }

  /// Forgets files that are gone. Otherwise, another file with the name of one of them would be taken for it.
  ///
  /// - Complexity: O(*n*) for *n* cached pictures.
  func filesDidVanish(_ files: Set<FilePath>) {
    guard !files.isEmpty else { return }
    var remembered = files.filter { failed[$0] != nil }
    for key in cache.keys where files.contains(key.file) { remembered.insert(key.file) }
    for key in underWay.keys where files.contains(key.file) { remembered.insert(key.file) }
    for request in requests where files.contains(request.key.file) { remembered.insert(request.key.file) }
    filesDidChange(remembered)
  }

  /// Forgets what is known of files that have changed, also that they could not be decoded. Views that request them again
  /// receive the new pictures.
  func filesDidChange(_ files: some Sequence<FilePath>) {
    for file in files {
      versions[file, default: 0] += 1
      known.removeValue(for: file)
      failed[file] = nil
    }
  }

  /// Forgets which files could not be decoded. Views that request them again receive pictures if that succeeds now.
  ///
  /// - Returns: The files.
  func forgetFailures() -> [FilePath] {
    let files = Array(failed.keys)
    filesDidChange(files)
    return files
  }

  /// Releases cached pictures, those used longest ago first, until the others take at most a number of bytes, and forgets
  /// what is known of most files. Pictures that views show stay in memory until the views release them.
  package func releasePictures(keeping byteCount: Int) {
    cache.removeValues(keeping: byteCount)
    known.removeValues(keeping: Self.knownPicturesAtRest)
  }

  /// The memory of the cached pictures at most, in bytes.
  package var cachedByteCount: Int { cache.cost }

  /// The memory of a picture at most, in bytes: its pixels, and a third more for its mip levels, which are made when it is
  /// drawn smaller.
  private static func cost(of bitmap: Bitmap) -> Int { bitmap.pixels.count / 3 * 4 }

  /// The width over the height of a file's picture; nil if it was not delivered lately.
  func aspectRatio(of file: FilePath) -> CGFloat? { known.value(for: file)?.aspectRatio }

  /// Whether a file's picture was delivered lately and has transparent pixels.
  func isTransparent(_ file: FilePath) -> Bool { known.value(for: file)?.isOpaque == false }

  /// Drops all requests, and waits for pictures that are being decoded. Nothing is delivered or started afterwards.
  package func stop() {
    isStopped = true
    (requests, places, underWay) = ([], [:], [:])
    queue?.removeAll()
    background.wait()
    store?.stop()
  }

  /// Decodes all requested pictures, several at a time, and delivers them in the order of the requests.
  package func finishLoading() {
    // Delivering a picture may lead to further requests.
    while !requests.isEmpty {
      let batch = requests
      requests = []
      places = [:]
      decodedCount += batch.count
      for (request, result) in zip(batch, decodeConcurrently(batch.map(\.key))) {
        deliver(result, to: request)
      }
    }
  }

  private func startDecoding(_ key: ThumbnailKey, _ load: ThumbnailLoad, in queue: Queue) {
    guard queue.append(load, for: key) else { return }
    let (store, decode, background) = (store, decode, background)
    background.enter()
    // Drawing comes first on every core.
    Thread.detachInBackground {
      queue.work({ key, isExamined in
        guard !isExamined, let store else {
          return .finished(Result { Thumbnail(try decode(key.file, key.size)) })
        }
        switch store.stored(key.file, key.size) {
        case .complete(let bitmap): return .finished(.success(Thumbnail(bitmap)))
        case .smaller(let bitmap): return .unfinished(provisional: .success(Thumbnail(bitmap)))
        case nil: return .unfinished(provisional: nil)
        }
      }) {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.deliverSoon(from: queue) } }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self.deliverFinished(from: queue) } }
      background.leave()
    }
  }

  private func deliverSoon(from queue: Queue) {
    guard underWay.count > Self.fewPictures else { return deliverFinished(from: queue) }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.deliveryInterval) {
      MainActor.assumeIsolated { self.deliverFinished(from: queue) }
    }
  }

  private func deliverFinished(from queue: Queue) {
    for entry in queue.takeFinished() {
      guard let result = entry.output else {
        skip(entry.key)
        continue
      }
      guard !entry.isProvisional else {
        showProvisionally(result, for: entry.key)
        continue
      }
      decodedCount += 1
      guard let completions = underWay.removeValue(forKey: entry.key) else { continue }
      deliver(result, to: Request(key: entry.key, completions: completions))
    }
  }

  private func showProvisionally(_ result: Result<Thumbnail, any Error>, for key: ThumbnailKey) {
    guard case .success(let thumbnail) = result else { return }
    let image = UIImage(cgImage: CGImage(thumbnail.bitmap))
    for completion in underWay[key] ?? [] where !completion.load.isCancelled {
      completion.showProvisionally(image)
    }
  }

  /// Drops the requests for a picture that was not decoded because all of them were cancelled.
  private func skip(_ key: ThumbnailKey) {
    underWay[key]?.removeAll { $0.load.isCancelled }
    if underWay[key]?.isEmpty == true { underWay[key] = nil }
  }

  private func deliver(_ result: Result<Thumbnail, any Error>, to request: Request) {
    var image: UIImage?
    switch result {
    case _ where request.key.version != version(of: request.key.file):
      // The file has changed since.
      for completion in request.completions where !completion.load.isCancelled {
        load(request.key.file, request.key.size) { image in
          if !completion.load.isCancelled { completion.deliver(image) }
        }
      }
      return
    case .success(let thumbnail):
      let bitmap = thumbnail.bitmap
      let picture = UIImage(cgImage: CGImage(bitmap))
      cache.insert(picture, for: request.key, cost: Self.cost(of: bitmap))
      let facts = KnownPicture(
        latestSize: request.key.size, aspectRatio: CGFloat(bitmap.width) / CGFloat(bitmap.height),
        isOpaque: thumbnail.isOpaque)
      known.insert(facts, for: request.key.file, cost: 1)
      failed[request.key.file]?.hasPassed = true
      image = picture
    case .failure(let error) where error.isMissingFile(request.key.file):
      // Another program has removed it, which is no failure. The album will follow.
      break
    case .failure(let error):
      let file = request.key.file
      let isVideo = error is VideoFile.MissingThumbnail
      let failure = Failure(
        concernsContents: error.concernsContents, reason: isVideo ? nil : error.translatedDescription)
      if failed.updateValue(failure, forKey: file) == nil, let reason = failure.reason {
        report(translated("%1$@ cannot be shown: %2$@", file.quoted, reason))
      }
    }
    for completion in request.completions where !completion.load.isCancelled { completion.deliver(image) }
  }

  private func decodeConcurrently(_ keys: [ThumbnailKey]) -> [Result<Thumbnail, any Error>] {
    let decode = decode
    return [Result<Thumbnail, any Error>](unsafeUninitializedCapacity: keys.count) { buffer, count in
      // Every index is written by exactly one iteration, and all iterations end before the call returns.
      nonisolated(unsafe) let results = buffer
      DispatchQueue.concurrentPerform(iterations: keys.count) { index in
        let key = keys[index]
        results.initializeElement(at: index, to: Result { Thumbnail(try decode(key.file, key.size)) })
      }
      count = keys.count
    }
  }

  /// Decodes a file, upright and no larger than needed.
  package nonisolated static let decodeFile: Decoder = { file, size in
    if VideoFile.isNamed(file) { throw VideoFile.MissingThumbnail() }
    return try ImageDecoder.decode(.file(file), size: size.decodingSize)
  }
}

extension Error {
  /// Whether a file cannot be decoded because of what it contains, so that reading it again is of no use.
  fileprivate var concernsContents: Bool {
    if case .unreadable = self as? ImageDecodingError { false } else { true }
  }

  /// Whether a file could not be decoded because it does not exist. A link that leads nowhere exists.
  fileprivate func isMissingFile(_ file: FilePath) -> Bool {
    guard self as? ImageDecodingError == .unreadable(errno: ENOENT) else { return false }
    var status = stat()
    return file.withPlatformString { lstat($0, &status) } != 0 || status.st_mode & S_IFMT != S_IFLNK
  }
}
