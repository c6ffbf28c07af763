import UIKit

/// The proportions of cards for the pictures of an album. They are between those of its narrower and its wider pictures,
/// so that most pictures fill at least one extent of their cards.
@MainActor
final class CardShape {
  /// The proportions of cards for drawings, which adapt to them.
  static let drawingRatio: CGFloat = 0.77
  /// The limits of the proportions.
  private static let limits: ClosedRange<CGFloat> = 0.66...1.78
  /// The maximum number of files to read, approximately.
  private static let sampleSize = 32

  private var ratios: ClosedRange<CGFloat>?

  /// Returns the size of the cards of an album: the largest in a room with suitable proportions. It is multiplied by a
  /// factor, and even, so that the edges of a centred card are sharp in a view of an even size.
  ///
  /// - Parameters:
  ///   - album: The album. The first call with pictures reads the proportions of a few files. Later changes of the album
  ///     do not change the cards.
  ///   - room: The size of the room, at least a point each way.
  ///   - factor: The factor.
  func size(for album: Album, in room: CGSize, factor: CGFloat) -> CGSize {
    let room = CGSize(width: max(1, room.width), height: max(1, room.height))
    let ratios = ratios(for: album)
    let ratio = min(max(room.width / room.height, ratios.lowerBound), ratios.upperBound)
    func even(_ length: CGFloat) -> CGFloat { max(2, 2 * (length / 2).rounded()) }
    let height = factor * min(room.height, room.width / ratio)
    return CGSize(width: even(ratio * height), height: even(height))
  }

  /// The proportions of the narrower and the wider pictures: the first and the third quartile.
  private func ratios(for album: Album) -> ClosedRange<CGFloat> {
    if let ratios { return ratios }
    let sample = Self.sample(of: album).sorted()
    guard !sample.isEmpty else { return Self.drawingRatio...Self.drawingRatio }
    func limited(_ index: Int) -> CGFloat {
      min(max(CGFloat(sample[index]), Self.limits.lowerBound), Self.limits.upperBound)
    }
    let ratios = limited(sample.count / 4)...limited((3 * sample.count) / 4)
    self.ratios = ratios
    return ratios
  }

  /// Returns the proportions of some pictures that are files.
  private static func sample(of album: Album) -> [Double] {
    let count = album.itemCount
    let items = stride(from: 0, to: count, by: max(1, count / sampleSize))
      .compactMap { album.indexPath(ofItem: $0).map { album[$0] } }.filter(\.isFile)
    let sample = Album(title: "", sections: [AlbumSection(title: "", items: items)])
    return Array(PictureProportions(of: sample).ratios.joined())
  }
}
