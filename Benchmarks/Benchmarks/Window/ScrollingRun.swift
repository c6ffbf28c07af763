import AllocationCounter
import CGTK4
import Foundation
import GTKHost
import Geometry
import UIKit

/// A collection view of 1280 × 800 points that scrolls by 40 points per frame, to its end and back.
@MainActor
final class ScrollingRun {
  enum Renderer: String { case openGL, cairo }

  private static let warmUpFrames = 200
  private static let frames = 2000

  private let renderer: Renderer
  private let items: PictureItems
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1280, height: 800))
  private let view: UICollectionView
  private let builder: any FrameBuilder
  private let gskRenderer: OpaquePointer
  private var time: Double
  private var direction = 1.0

  /// Shows the first screen; nil if GSK does not have the renderer.
  init?(count: Int, renderer: Renderer) {
    let made = renderer == .openGL ? gsk_gl_renderer_new() : gsk_cairo_renderer_new()
    guard let made, gsk_renderer_realize(made, nil, nil) != 0 else { return nil }
    gskRenderer = made
    builder = makeFrameBuilder(for: made)
    PictureCell.count = 0
    self.renderer = renderer
    items = PictureItems(count: count)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 108, height: 100)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(PictureCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.contentInsetAdjustmentBehavior = .never
    window.traitOverrides.displayScale = 1
    window.addSubview(view)
    window.makeKeyAndVisible()
    time = FrameClock.main.time
    send(.began, 0)
  }

  isolated deinit {
    gsk_renderer_unrealize(gskRenderer)
    g_object_unref(UnsafeMutableRawPointer(gskRenderer))
  }

  /// Measures the frames and returns one line of results.
  func measure() -> String {
    for _ in 0..<Self.warmUpFrames { _ = step() }
    let (cells, memory) = (PictureCell.count, Self.residentMegabytes)
    let blocks = allocation_counter_read().blocks
    var times: [Double] = []
    for _ in 0..<Self.frames { times.append(step()) }
    let allocations = (allocation_counter_read().blocks - blocks) / Int64(Self.frames)
    times.sort()
    func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value * 1000).padded(to: 8) }
    return [
      "\(items.count)".padded(to: 6), renderer.rawValue.padded(to: 9), "\(Self.frames)".padded(to: 7),
      milliseconds(times[times.count / 2]), milliseconds(times[times.count * 95 / 100]),
      milliseconds(times[times.count - 1]), "\(allocations) a frame".padded(to: 12),
      "\(cells), then \(PictureCell.count - cells)".padded(to: 11),
      "\(memory) MB, then \(Self.residentMegabytes) MB",
    ].joined(separator: "  ")
  }

  /// Makes one frame and returns its processor time on all threads, in seconds.
  private func step() -> Double {
    let end = view.contentSize.height - view.bounds.height
    if view.contentOffset.y + direction * 40 > end { direction = -1 }
    if view.contentOffset.y + direction * 40 < 0 { direction = 1 }
    time += 1.0 / 60
    let start = Self.processorTime
    send(.changed, direction * 40)
    FrameClock.main.tick(at: time)
    let node = builder.makeNode(for: window.makeDisplayList(), scale: 1, isMoving: true)
    let seconds = Self.processorTime - start
    withExtendedLifetime(node) {}
    return seconds
  }

  private func send(_ phase: InputEvent.Phase, _ distance: Double) {
    window.send(
      InputEvent(
        timestamp: time,
        action: .scroll(
          .init(
            source: .touchpad, phase: phase, delta: Point2D(x: 0, y: distance),
            location: Point2D(x: 640, y: 400)))))
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The resident memory of the process, as the kernel counts it.
  private static var residentMegabytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / (1 << 20)
  }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    padding(toLength: max(length, count), withPad: " ", startingAt: 0)
  }
}
