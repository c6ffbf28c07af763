import Foundation
import GalleryApp
import SystemPackage
import UIKit

/// Prints the state of a window as a line of JSON whenever it changes. Tests of the whole program read it.
struct WindowTrace {
  /// The state of a window.
  struct State: Codable, Equatable {
    /// When the state was printed, in seconds of the system's uptime; 0 before that.
    var time = 0.0
    /// The layout's name on the command line.
    var layout: String
    /// The content offset in points, x and y.
    var offset: [Double]
    /// The size of the content in points.
    var content: [Double]
    /// The size of the window's content in points, without its header bar.
    var size: [Double]
    /// The number of pictures in each section.
    var counts: [Int]
    /// The number of times that the clipboard has changed since the program started.
    var clipboard: Int
    /// The section and item of each selected picture, in ascending order; of the thousand that were selected first,
    /// because writing 100,000 takes longer than selecting them.
    var selection: [[Int]]
    /// The section and item of the focused picture.
    var focus: [Int]?
    /// The centre of the current picture, in points from the upper left corner.
    var current: [Double]?
    /// Whether the appearance is dark.
    var isDark: Bool
    /// Whether anything moves, or a finger is down.
    var isMoving: Bool
    /// The number of touches that have ended so far; 0 for a picture without a window.
    var lifts = 0
    /// The time of the window's frame clock in seconds while something moves; nil at rest.
    var clock: Double?
    /// Whether a menu is open.
    var isMenuOpen = false
    /// The number of frames drawn so far; 1 for a picture without a window.
    var frames: Int
    /// The number of pictures that are still loading, and of albums that are being opened.
    var pending: Int
    /// The number of thumbnails decoded so far; 0 for a picture without a window.
    var decoded = 0
    /// Whether the album agrees with all changes of its files that were reported.
    var isSettled = false
    /// What surrounds the content; nil for a picture without a window.
    var chrome: Chrome?
    /// The open picture; nil if none is open.
    var viewer: Viewer?
  }

  /// The state of the picture viewer.
  struct Viewer: Codable, Equatable {
    /// The title of the picture.
    var item: String
    /// Its index in the album.
    var index: Int
    /// The pixels of the display for each pixel of the picture.
    var zoom: Double
    /// Whether the picture is at rest in the window, and not on its way.
    var isOpen: Bool
    /// Whether a slide show runs.
    var isShowingSlides: Bool
    /// Whether the information panel is visible.
    var isShowingInformation: Bool

    @MainActor
    init(_ viewer: PictureViewController) {
      item = viewer.item.title
      index = viewer.index
      zoom = viewer.zoomScale
      isOpen = viewer.isOpen
      isShowingSlides = viewer.isShowingSlides
      isShowingInformation = viewer.isShowingInformation
    }
  }

  private var last: State?
  private var lifts = 0
  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = .sortedKeys }

  /// Counts the touches that end.
  mutating func follow(_ event: InputEvent) {
    guard case .touches(let touches) = event.action else { return }
    lifts += touches.count { $0.phase == .ended || $0.phase == .cancelled }
  }

  /// Prints the state if it differs from the last one.
  mutating func record(_ state: State) {
    var state = state
    state.lifts = lifts
    guard state != last else { return }
    last = state
    var printed = state
    printed.time = ProcessInfo.processInfo.systemUptime
    guard let line = try? encoder.encode(printed) else { return }
    // If no one reads standard output, the state is not needed.
    _ = try? FileDescriptor.standardOutput.writeAll(line + [UInt8(ascii: "\n")])
  }
}

extension WindowTrace.State {
  /// Creates the state of a controller after one frame, when nothing moves and no picture is loading.
  @MainActor
  init(of controller: AlbumViewController, layout: GalleryLayout) {
    let view: UICollectionView = controller.collectionView
    self.init(
      layout: layout.rawValue, offset: [view.contentOffset.x, view.contentOffset.y],
      content: [view.contentSize.width, view.contentSize.height],
      size: [view.bounds.width, view.bounds.height],
      counts: (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) },
      clipboard: UIPasteboard.general.changeCount,
      selection: (view.indexPathsForSelectedItems ?? []).prefix(1_000).sorted().map {
        [$0.section, $0.item]
      },
      focus: controller.focusedItem.map { [$0.section, $0.item] },
      current: controller.positionOfCurrentItem.map { [$0.x, $0.y] },
      isDark: view.traitCollection.userInterfaceStyle == .dark, isMoving: false, frames: 1, pending: 0)
  }
}
