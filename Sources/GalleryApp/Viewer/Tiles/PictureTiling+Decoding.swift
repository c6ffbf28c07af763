import ImageDecoding

extension PictureTiling {
  /// Decodes a range of tiles at once.
  ///
  /// - Parameters:
  ///   - range: The tiles.
  ///   - known: Tiles of the range that are not needed.
  ///   - decodeRegion: Decodes pixels of the picture reduced by a factor.
  /// - Returns: The tiles; nil if the file cannot be decoded, or has another size than before.
  func decodeTiles(
    in range: PictureTileRange, without known: Set<PictureTile>,
    decodeRegion: (PixelRect, _ reduction: Int) throws -> Bitmap?
  ) -> [PictureTile: LoadedTile]? {
    let area = pixels(of: range, margin: Self.margin)
    guard let bitmap = try? decodeRegion(area, 1 << range.level),
      (bitmap.width, bitmap.height) == (area.width, area.height)
    else { return nil }
    var tiles: [PictureTile: LoadedTile] = [:]
    for tile in range.tiles where !known.contains(tile) {
      let pixels = pixels(of: tile, margin: Self.margin)
      let (x, y) = (pixels.x - area.x, pixels.y - area.y)
      tiles[tile] = bitmap.part(columns: x..<x + pixels.width, rows: y..<y + pixels.height)
        .map { LoadedTile($0) }
    }
    return tiles
  }
}
