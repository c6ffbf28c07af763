import Geometry
import TestSupport
import UIKit

@testable import GalleryApp

/// A random sequence of what somebody does to a window of pictures, and the rule that judges after each step whether the
/// place in the album is kept.
///
/// The current picture is the one in focus while it is in sight, or else the one where one looks: under the pointer of the
/// turntable, in front of the sphere, in the middle of the view in other layouts. It stays current until somebody scrolls
/// or moves the focus, also when another size brings the focus into sight. After another size or other pixels it has to be, of all pictures, the one nearest to where it was,
/// in heights of the view; where nothing else can be nearer, because the content ends or the picture would not be seen
/// whole, that is enough. After another layout it has to be in sight, and where the layout has such a place, in it.
/// The focus stays on its picture. All is taken from what is drawn.
@MainActor
struct PlaceSequence {
  /// What can be done wrong, to see that the rule finds it.
  enum Fault: CaseIterable {
    /// Another size leaves the offset alone, as far as it is in the content.
    case offsetLeftAlone
    /// After another size the content is further on by two thirds of a page.
    case scrolledOn
    /// Another layout begins with the next picture.
    case nextPicture
    /// Another layout shows its beginning.
    case beginning
    /// Another layout has no focus.
    case noFocus
  }

  private enum Step {
    case resize(CGFloat, CGFloat)
    /// To another size and back at once.
    case resizeAndBack(CGFloat, CGFloat)
    case scale(CGFloat)
    case layout(GalleryLayout)
    case keys([InputEvent.Key.Code])
    case wheel(Int)
    /// A key, and another size before the scroll that it begins has ended.
    case keyAndResize(InputEvent.Key.Code, CGFloat, CGFloat)
  }

  /// Where the current picture was, in heights of the view, when the first of several sizes came.
  private struct Anchor {
    var item: AlbumItem
    var height: CGFloat
    var isWhole: Bool
  }

  let seed: UInt64
  var fault: Fault?
  private var random: SplitMix64
  private let window: PlaceWindow
  private var log: [String] = []
  /// The current picture as long as nobody scrolls.
  private var current: AlbumItem?
  private var anchor: Anchor?

  init(seed: UInt64, fault: Fault? = nil, albums: [Album]) {
    self.seed = seed
    self.fault = fault
    random = SplitMix64(seed: seed)
    let album = albums[Int.random(in: 0..<albums.count, using: &random)]
    let layout = GalleryLayout.allCases.randomElement(using: &random) ?? .grid
    let size = Self.size(using: &random)
    window = PlaceWindow(album, layout, width: size.width, height: size.height)
    log.append("\(album.itemCount) pictures, \(layout) \(Int(size.width))x\(Int(size.height))")
  }

  private static func size(using random: inout SplitMix64) -> CGSize {
    // Large sizes show many pictures, which takes time; they are rarer.
    let isLarge = Int.random(in: 0..<6, using: &random) == 0
    return CGSize(
      width: CGFloat(Int.random(in: isLarge ? 900...1600 : 320...900, using: &random)),
      height: CGFloat(Int.random(in: isLarge ? 700...1000 : 400...700, using: &random)))
  }

  /// Does a number of steps; returns what broke the rule, with the way there.
  mutating func run(steps: Int) -> String? {
    for _ in 0..<steps {
      let step = makeStep()
      log.append("\(step)")
      if let problem = perform(step) {
        return "seed \(seed): \(problem) after \(log.joined(separator: ", "))"
      }
    }
    return nil
  }

  private mutating func makeStep() -> Step {
    let size = Self.size(using: &random)
    let codes: [InputEvent.Key.Code] = [
      .pageDown, .pageUp, .end, .home, .downArrow, .rightArrow, .upArrow, .pageDown, .pageDown,
    ]
    func code() -> InputEvent.Key.Code { codes.randomElement(using: &random) ?? .pageDown }
    switch Int.random(in: 0..<12, using: &random) {
    case 0...2: return .resize(size.width, size.height)
    case 3: return .resizeAndBack(size.width, size.height)
    case 4: return .scale([1, 2, 3].randomElement(using: &random) ?? 1)
    case 5...7: return .layout(GalleryLayout.allCases.randomElement(using: &random) ?? .grid)
    case 8: return .keys((0..<Int.random(in: 1...4, using: &random)).map { _ in code() })
    case 9: return .keyAndResize(code(), size.width, size.height)
    case 10: return .keys([.escape])
    default: return .wheel(Int.random(in: -3...9, using: &random))
    }
  }

  private mutating func perform(_ step: Step) -> String? {
    switch step {
    case .resize(let width, let height):
      return judgeResize { window in window.resize(width, height) }
    case .resizeAndBack(let width, let height):
      let (offset, size) = (window.view.contentOffset, window.window.bounds.size)
      let hadAnchor = anchor != nil
      if let problem = judgeResize({ $0.resize(width, height) }) { return problem }
      if let problem = judgeResize({ $0.resize(size.width, size.height) }) { return problem }
      let moved = hypot(window.view.contentOffset.x - offset.x, window.view.contentOffset.y - offset.y)
      // Where an earlier size would not let it go, it returns to where it was before that one.
      return hadAnchor || moved < 0.6 || isTurned
        ? nil : "it comes back to another place, \(moved) points off"
    case .scale(let scale):
      return judgeResize { window in window.setScale(scale) }
    case .layout(let layout): return judge(layout)
    case .keys(let codes):
      for code in codes {
        window.press(code)
        window.wait(0.03)
      }
      window.settle()
      // Escape scrolls nothing.
      if codes != [.escape] { (current, anchor) = (nil, nil) }
      return nil
    case .wheel(let clicks):
      for _ in 0..<abs(clicks) { window.turnWheel(clicks < 0 ? -1 : 1) }
      window.settle()
      (current, anchor) = (nil, nil)
      return nil
    case .keyAndResize(let code, let width, let height):
      let focused = window.focused
      window.press(code)
      window.wait(0.08)
      window.resize(width, height)
      window.settle()
      (current, anchor) = (nil, nil)
      // A key that leads nowhere scrolls nowhere.
      guard let item = window.focused, item != focused else { return nil }
      current = item
      return window.sees(item) ? nil : "\(item.title), in focus, is out of sight"
    }
  }

  // MARK: - Sizes

  private mutating func judgeResize(_ change: (PlaceWindow) -> Void) -> String? {
    // Several sizes keep the same picture, whatever comes into sight meanwhile.
    if anchor == nil || anchor?.item != current { updateCurrent() }
    let focused = window.focused
    let offset = window.view.contentOffset
    if let current, anchor?.item != current {
      anchor = window.seen.first { $0.item == current }.map { seen in
        Anchor(
          item: current, height: seen.middle.y / window.window.bounds.height,
          isWhole: window.window.bounds.contains(seen.box.insetBy(dx: 0.01, dy: 0.01)))
      }
    }
    change(window)
    plantAfterResize(offset)
    guard window.focused == focused else { return "the focus is lost" }
    guard let current else { return nil }
    if hasFront { return judgeFront(current) }
    guard let anchor, let seen = window.seen.first(where: { $0.item == current }) else {
      return window.sees(current) ? nil : "\(current.title) is out of sight"
    }
    return isFlat ? judgeNearest(seen, anchor) : nil
  }

  /// Whether a picture is nearer to where the current one was than that is itself.
  private func judgeNearest(_ seen: PlaceWindow.Seen, _ anchor: Anchor) -> String? {
    let (view, height) = (window.view, window.window.bounds.height)
    let place = anchor.height * height
    let way = seen.middle.y - place
    let nearest = window.seen.map { abs($0.middle.y - place) }.min() ?? 0
    if abs(way) <= nearest + 1 { return nil }
    let end = max(0, view.contentSize.height - view.bounds.height)
    if view.contentOffset.y <= 0.5 || view.contentOffset.y >= end - 0.5 { return nil }
    let touchesEdge = abs(seen.box.minY) < 1 || abs(seen.box.maxY - height) < 1
    if anchor.isWhole, touchesEdge { return nil }
    return "\(seen.item.title) is \(way) points from where it was, another one \(nearest)"
  }

  // MARK: - Layouts

  private mutating func judge(_ layout: GalleryLayout) -> String? {
    updateCurrent()
    guard layout != window.switcher.layout else { return nil }
    let focused = window.focused
    anchor = nil
    window.show(layout)
    plantAfterChange()
    guard window.focused == focused else {
      return "the focus is on \(window.focused?.title ?? "nothing"), not on \(focused?.title ?? "nothing")"
    }
    guard let current else { return nil }
    return hasFront ? judgeFront(current) : window.sees(current) ? nil : "\(current.title) is out of sight"
  }

  /// Whether the current picture is where one looks; one that has only the focus need not be there.
  private func judgeFront(_ item: AlbumItem) -> String? {
    guard window.sees(item) else { return "\(item.title) is out of sight" }
    if item == window.focused, log.last?.hasPrefix("layout") != true { return nil }
    guard let front = pictureInFront else { return nil }
    return front == item ? nil : "\(front.title) is in front, not \(item.title)"
  }

  // MARK: - What is looked at

  private var isFlat: Bool { [.grid, .featured, .waterfall, .stretchy].contains(window.switcher.layout) }
  private var hasFront: Bool { !isFlat }
  /// Whether the content goes round, so that one place has many offsets.
  private var isTurned: Bool { !isFlat }

  private mutating func updateCurrent() {
    if let focused = window.focused, window.sees(focused) {
      current = focused
    } else if current == nil {
      current = pictureInFront
    }
  }

  /// The picture at the centre, at the top of rings and turntables; nil where that is undefined: on the sphere, which stops
  /// between pictures, of the two pages of a book, and in a view that has not been scrolled.
  private var pictureInFront: AlbumItem? {
    let (seen, bounds) = (window.seen, window.window.bounds)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func nearest(to place: CGPoint, of seen: [PlaceWindow.Seen]) -> AlbumItem? {
      seen.min {
        hypot($0.middle.x - place.x, $0.middle.y - place.y)
          < hypot($1.middle.x - place.x, $1.middle.y - place.y)
      }?.item
    }
    switch window.switcher.layout {
    case .sphere, .book: return nil
    case .ring: return nearest(to: CGPoint(x: bounds.midX, y: 0), of: seen)
    case .turntable: return seen.min { topAngle($0, in: bounds) < topAngle($1, in: bounds) }?.item
    case .picker, .wheel, .coverflow, .carousel: return nearest(to: middle, of: seen)
    case .grid, .featured, .waterfall, .stretchy:
      guard window.view.contentOffset.y > 0 else { return nil }
      return seen.first { $0.box.contains(middle) }?.item ?? nearest(to: middle, of: seen)
    }
  }

  /// How far a sector is from the top of the disc, as a part of the circle.
  private func topAngle(_ seen: PlaceWindow.Seen, in bounds: CGRect) -> CGFloat {
    abs(atan2(seen.middle.x - bounds.midX, bounds.midY - seen.middle.y))
  }

  // MARK: - Faults

  private func plantAfterResize(_ offset: CGPoint) {
    guard isFlat else { return }
    let end = max(0, window.view.contentSize.height - window.view.bounds.height)
    switch fault {
    case .offsetLeftAlone: window.view.contentOffset.y = min(offset.y, end)
    case .scrolledOn:
      window.view.contentOffset.y = min(window.view.contentOffset.y + window.view.bounds.height * 2 / 3, end)
    default: return
    }
    window.window.layoutIfNeeded()
  }

  private func plantAfterChange() {
    let controller = window.controller
    switch fault {
    case .nextPicture:
      guard let current, let path = controller.album.indexPath(of: current) else { return }
      let count = controller.album.sections[path.section].items.count
      controller.collectionView.scrollToItem(
        at: IndexPath(item: (path.item + 1) % count, section: path.section), at: [], animated: false)
    case .beginning where isFlat: controller.collectionView.contentOffset = .zero
    case .noFocus: controller.collectionView.takeFocus(to: nil, from: controller.collectionView)
    default: return
    }
    window.window.layoutIfNeeded()
  }
}
