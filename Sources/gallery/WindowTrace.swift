import Foundation
import GalleryApp
import SystemPackage
import UIKit

/// Prints what a window shows, a line of JSON whenever that changed, for tests of the whole program.
struct WindowTrace {
  /// What a window shows.
  struct State: Codable, Equatable {
    /// The layout's name on the command line.
    var layout: String
    /// The content offset in points, x and y.
    var offset: [Double]
    /// The size of the content in points.
    var content: [Double]
    /// The size of the window's content in points, without its header bar.
    var size: [Double]
    /// How many pictures each section has.
    var counts: [Int]
    /// How often the contents of the clipboard have changed since the program began.
    var clipboard: Int
    /// The selected pictures, section and item of each, in their order.
    var selection: [[Int]]
    /// The picture the keys are for, its section and item.
    var focus: [Int]?
    /// Where the middle of the picture under attention is seen, in points from the upper left corner.
    var current: [Double]?
    /// Whether the colours are dark.
    var isDark: Bool
    /// Whether anything moves, or is held by a finger.
    var isMoving: Bool
    /// Whether a menu is open.
    var isMenuOpen = false
    /// How many frames were drawn so far; a picture without a window is one.
    var frames: Int
    /// How many pictures are being waited for.
    var pending: Int
  }

  private var last: State?
  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = .sortedKeys }

  /// Prints the state if it is another than the last one.
  mutating func record(_ state: State) {
    guard state != last, let line = try? encoder.encode(state) else { return }
    last = state
    // Who does not read any more has seen enough.
    _ = try? FileDescriptor.standardOutput.writeAll(line + [UInt8(ascii: "\n")])
  }
}

extension WindowTrace.State {
  /// What a controller shows, of which one frame was drawn and nothing moves or is waited for.
  @MainActor
  init(of controller: AlbumViewController, layout: GalleryLayout) {
    let view: UICollectionView = controller.collectionView
    self.init(
      layout: layout.rawValue, offset: [view.contentOffset.x, view.contentOffset.y],
      content: [view.contentSize.width, view.contentSize.height],
      size: [view.bounds.width, view.bounds.height],
      counts: (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) },
      clipboard: UIPasteboard.general.changeCount,
      selection: (view.indexPathsForSelectedItems ?? []).sorted().map { [$0.section, $0.item] },
      focus: controller.focusedItem.map { [$0.section, $0.item] },
      current: controller.positionOfCurrentItem.map { [$0.x, $0.y] },
      isDark: view.traitCollection.userInterfaceStyle == .dark, isMoving: false, frames: 1, pending: 0)
  }
}
