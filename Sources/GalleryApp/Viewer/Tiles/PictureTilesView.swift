import SystemPackage
import UIKit

/// Shows the visible part of a picture in tiles, over the whole picture at a reduced size.
///
/// The tiles that are visible are decoded first, then those around them. Tiles of another level stay until those of the
/// right one are there. Tiles that are no longer needed are cached.
final class PictureTilesView: UIView {
  /// The maximum number of tiles that are decoded at once. A JPEG file is read from its beginning each time.
  private static let maximumPass = 32
  /// The bytes of a tile.
  private static let tileCost = PictureTiling.side * PictureTiling.side * 4

  private let file: FilePath
  private let tiling: PictureTiling
  private let loader: PictureLoader
  /// Half of the budget is for tiles that are shown, except that all visible tiles are shown in any case.
  private let shownBudget: Int
  private var cache: RecentlyUsedCache<PictureTile, LoadedTile>
  private var shown: [PictureTile: PictureTileView] = [:]
  private var part: PicturePart?
  /// The tiles of the visible part.
  private var visible: PictureTileRange?
  /// The visible tiles and those around them.
  private var needed: PictureTileRange?
  /// The tiles that are being decoded.
  private var load: (request: PictureLoad, range: PictureTileRange)?
  private var hasFailed = false

  /// Creates a view that shows nothing before ``show(_:)``.
  ///
  /// - Parameters:
  ///   - file: The file of the picture.
  ///   - tiling: The tiles of the picture.
  ///   - loader: Decodes the tiles.
  init(of file: FilePath, in tiling: PictureTiling, loader: PictureLoader) {
    (self.file, self.tiling, self.loader) = (file, tiling, loader)
    shownBudget = loader.pixelBudget / 2
    cache = RecentlyUsedCache(budget: loader.pixelBudget - shownBudget)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { load?.request.cancel() }

  /// The level of the tiles that are visible, or will be; nil if none is.
  var level: Int? { visible?.level }

  /// Whether every visible tile is shown.
  var isComplete: Bool { visible.map { $0.tiles.allSatisfy { shown[$0] != nil } } ?? true }

  /// Shows a part of the picture, and decodes the missing tiles.
  func show(_ part: PicturePart) {
    guard part != self.part else { return }
    self.part = part
    let level = tiling.level(forScale: part.scale)
    let oldLevel = visible?.level
    visible = tiling.tiles(covering: part.rect, atLevel: level)
    needed = visible.map { visible in
      let enlarged = tiling.range(visible, enlargedBy: 1)
      return enlarged.count * Self.tileCost <= shownBudget ? enlarged : visible
    }
    if level != oldLevel { for (tile, view) in shown where tile.level == level { bringSubviewToFront(view) } }
    update()
  }

  /// Releases the tiles that are not shown.
  func releaseHiddenTiles() { cache.removeValues(keeping: 0) }

  private func update() {
    for tile in needed?.tiles ?? [] where shown[tile] == nil {
      if let loaded = cache.value(for: tile) { show(tile, loaded) }
    }
    let isComplete = isComplete
    for tile in shown.keys where needed?.contains(tile) != true {
      if isComplete || tile.level == visible?.level || !isVisible(tile) {
        shown.removeValue(forKey: tile)?.removeFromSuperview()
      }
    }
    loadMissingTiles()
  }

  private func isVisible(_ tile: PictureTile) -> Bool {
    guard let part else { return false }
    return tiling.rect(of: tiling.pixels(of: tile), atLevel: tile.level).intersects(part.rect)
  }

  private func show(_ tile: PictureTile, _ loaded: LoadedTile) {
    let view = PictureTileView(tile, of: tiling, image: loaded.image, isOpaque: loaded.isOpaque)
    shown[tile] = view
    addSubview(view)
    view.place(atScale: pointsPerPixel)
  }

  // MARK: - Layout

  private var pointsPerPixel: CGFloat { bounds.width / CGFloat(tiling.width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in shown.values { view.place(atScale: pointsPerPixel) }
  }

  // MARK: - Loading

  private func loadMissingTiles() {
    guard !hasFailed, let visible, let needed else { return }
    let missing = needed.tiles.filter { shown[$0] == nil }
    let missingVisible = missing.filter(visible.contains)
    if let range = load?.range {
      let isUseful =
        missingVisible.isEmpty ? range.overlaps(needed) : missingVisible.contains(where: range.contains)
      if isUseful { return }
      load?.request.cancel()
      load = nil
    }
    let first = missingVisible.isEmpty ? missing : missingVisible
    guard let range = needed.pass(for: first, maximumCount: Self.maximumPass) else { return }
    let request = loader.loadTiles(of: file, in: tiling, range: range, without: Set(shown.keys)) {
      [weak self] in self?.take($0)
    }
    load = (request, range)
  }

  private func take(_ tiles: [PictureTile: LoadedTile]?) {
    load = nil
    hasFailed = tiles == nil
    for (tile, loaded) in tiles ?? [:] {
      cache.insert(loaded, for: tile, cost: loaded.cost)
      // The cache may be too small for all of them.
      if needed?.contains(tile) == true, shown[tile] == nil { show(tile, loaded) }
    }
    update()
  }
}
