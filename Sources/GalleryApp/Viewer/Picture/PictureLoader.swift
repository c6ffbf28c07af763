import Dispatch
import ImageDecoding
import SystemPackage
import UIKit

/// Decodes the pictures that the viewer shows, at the size of the window or at their full size, and tiles of pictures that
/// are too large for that.
///
/// It keeps no pictures. Urgent requests are decoded first. ``finishLoading()`` decodes all requests, as a film requires;
/// a loader that works in the background delivers each picture on the main actor.
@MainActor
package final class PictureLoader {
  /// Delivers what was decoded.
  private typealias Delivery = @MainActor @Sendable () -> Void

  private struct Request {
    let load: PictureLoad
    let decode: @Sendable () -> Delivery
  }

  /// The number of pictures that are decoded at a time: the current one, and one ahead.
  private static let width = 2

  /// The maximum size of the pixels of an enlarged picture, in bytes. A larger picture is shown in tiles.
  let pixelBudget: Int

  private let decoder: PictureDecoder
  private let worksInBackground: Bool
  private var requests: [Request] = []
  private var underWay: [PictureLoad] = []
  private let background = DispatchGroup()
  private var isStopped = false

  /// Creates a loader of files.
  ///
  /// - Parameters:
  ///   - worksInBackground: Whether pictures are decoded and delivered in the background.
  ///   - pixelBudget: The maximum size of the pixels of an enlarged picture, in bytes. Of a larger picture, the visible
  ///     part is decoded, and more as far as the budget permits.
  package convenience init(worksInBackground: Bool, pixelBudget: Int = 64 << 20) {
    self.init(worksInBackground: worksInBackground, pixelBudget: pixelBudget, decoder: .files)
  }

  init(worksInBackground: Bool, pixelBudget: Int = 64 << 20, decoder: PictureDecoder) {
    (self.worksInBackground, self.pixelBudget, self.decoder) = (worksInBackground, pixelBudget, decoder)
  }

  /// The number of requests that are neither delivered nor cancelled.
  package var pendingCount: Int { (requests.map(\.load) + underWay).count { !$0.isCancelled } }

  /// Requests a picture. Delivers nil if it cannot be decoded.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - size: The size of the result.
  ///   - isUrgent: Whether it is decoded before other requests.
  ///   - completion: Receives the picture.
  /// - Returns: The request, to cancel when the picture is no longer needed.
  func load(
    _ file: FilePath, size: DecodingSize, isUrgent: Bool,
    completion: @escaping @MainActor (LoadedPicture?) -> Void
  ) -> PictureLoad {
    let decoder = decoder
    return request(isUrgent: isUrgent) { load in
      let picture = try? decoder.decodePicture(file, size) { load.isCancelled }
      return { completion(picture) }
    }
  }

  /// Requests tiles of a picture, before other requests. Delivers nil if they cannot be decoded.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - tiling: The tiles of the picture.
  ///   - range: The tiles to decode at once.
  ///   - known: Tiles of the range that are not needed.
  ///   - completion: Receives the tiles.
  /// - Returns: The request, to cancel when the tiles are no longer needed.
  func loadTiles(
    of file: FilePath, in tiling: PictureTiling, range: PictureTileRange, without known: Set<PictureTile>,
    completion: @escaping @MainActor ([PictureTile: LoadedTile]?) -> Void
  ) -> PictureLoad {
    let decoder = decoder
    return request(isUrgent: true) { load in
      let tiles = tiling.decodeTiles(in: range, without: known) { rect, reduction in
        try decoder.decodeRegion(file, rect, reduction) { load.isCancelled }
      }
      return { completion(tiles) }
    }
  }

  /// Decodes all requested pictures before it returns.
  package func finishLoading() {
    // Delivering a picture may lead to further requests.
    while !requests.isEmpty {
      let request = requests.removeFirst()
      guard !request.load.isCancelled else { continue }
      request.decode()()
    }
  }

  /// Drops all requests, and waits for pictures that are being decoded. Nothing is delivered or started afterwards.
  package func stop() {
    isStopped = true
    for load in underWay { load.cancel() }
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

  private func request(
    isUrgent: Bool, decode: @escaping @Sendable (PictureLoad) -> Delivery
  ) -> PictureLoad {
    let load = PictureLoad()
    requests.insert(Request(load: load) { decode(load) }, at: isUrgent ? 0 : requests.count)
    startInBackground()
    return load
  }

  private func startInBackground() {
    guard worksInBackground, !isStopped else { return }
    requests.removeAll { $0.load.isCancelled }
    while underWay.count < Self.width, !requests.isEmpty {
      let request = requests.removeFirst()
      underWay.append(request.load)
      perform {
        request.decode()
      } completion: {
        self.finish(request.load, $0)
      }
    }
  }

  private func finish(_ load: PictureLoad, _ deliver: Delivery) {
    guard let place = underWay.firstIndex(where: { $0 === load }) else { return }
    underWay.remove(at: place)
    startInBackground()
    if !load.isCancelled { deliver() }
  }
}
