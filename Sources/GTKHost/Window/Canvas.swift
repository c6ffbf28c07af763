import CGTK4
import DisplayList
import Geometry
import UIKit

/// A widget that shows display lists and receives input.
@MainActor
final class Canvas {
  /// The widget, which keeps no reference to this object.
  let widget = DrawingWidget()
  /// Returns the next frame to show.
  var makeFrame: (() -> DisplayList?)?
  /// Returns whether another frame follows immediately.
  var isMoving: (() -> Bool)?
  /// Called when the size in points or the scale changed.
  var onResize: ((Size2D, Double) -> Void)?
  /// Called when the width may have changed, while widgets are placed.
  var onChangeWidth: (() -> Void)?
  /// Receives GDK events and returns whether the event was handled.
  var onEvent: ((Event) -> Bool)?
  /// Called when the canvas has been placed, and places the widgets in it.
  var placeChildren: (() -> Void)?
  /// Draws the widgets in the canvas, above the frame.
  var drawChildren: ((Snapshot) -> Void)?
  /// Moves the keyboard focus to another widget in the canvas, and returns whether there is one.
  var moveFocusInChildren: ((GtkDirectionType) -> Bool)?
  /// Returns whether the frame that was made last still shows the content, and only widgets in the canvas change.
  var canRepeatFrame: (() -> Bool)?
  /// Called when the colours of the desktop may have changed.
  var onChangeColors: (() -> Void)?
  /// The keys that menus over the canvas show beside actions, in GTK's notation.
  var menuKeys: [UIAction.Identifier: String] = [:]
  /// The number of frames drawn.
  private(set) var frameCount = 0
  /// Makes the nodes of frames; nil until the window has a renderer.
  private(set) var builder: (any FrameBuilder)?
  private let cacheLimit: Int
  /// The last frame, with the size and the scale for which it was made.
  private var lastFrame: (node: RenderNode, size: Size2D, scale: Double)?
  private var isTicking = false
  private var hasSizeRequest = false
  private var minimumSize = (width: -1, height: -1)

  /// Creates a canvas.
  ///
  /// - Parameter cacheLimit: The maximum size of textures and drawings that are kept while they are not visible, in
  ///   bytes.
  init(cacheLimit: Int) {
    self.cacheLimit = cacheLimit
    widget.expand(horizontally: true, vertically: true)
    widget.allowFocus()
    widget.hideOverflow()
    connectWidget()
  }

  private func connectWidget() {
    widget.onSnapshot = { [weak self] in self?.draw(into: $0) }
    widget.onAllocate = { [weak self] in
      self?.sizeDidChange()
      self?.placeChildren?()
    }
    widget.onFocus = { [weak self] in self?.moveFocus($0) ?? false }
    widget.onChangeStyle = { [weak self] in self?.onChangeColors?() }
    widget.connect("notify::scale-factor") { [weak self] in self?.sizeDidChange() }
    let controller = EventController.events()
    controller.connect(
      "event",
      returning: { [weak self] arguments in arguments.event(0).flatMap { self?.onEvent?($0) } ?? false })
    widget.add(controller)
  }

  /// The size of the canvas in points.
  var size: Size2D {
    Size2D(width: Double(widget.width), height: Double(widget.height))
  }

  /// Pixels per point. An integer in GTK 4.8: the desktop's scale, rounded up.
  var scale: Double { Double(max(1, widget.scaleFactor)) }

  /// Sets the size at which the window opens. The user can make the window smaller afterwards.
  func open(in size: Size2D) {
    widget.requestSize(width: Int(size.width.rounded()), height: Int(size.height.rounded()))
    hasSizeRequest = true
  }

  /// Sets the size below which the user cannot make the content. Invalid extents are treated as 0.
  func setMinimumSize(_ size: Size2D) {
    func extent(_ value: Double) -> Int { value >= 1 && value <= 16_384 ? Int(value.rounded()) : -1 }
    minimumSize = (extent(size.width), extent(size.height))
    if !hasSizeRequest { widget.requestSize(width: minimumSize.width, height: minimumSize.height) }
  }

  /// Requests a new frame.
  func setNeedsFrame() {
    lastFrame = nil
    widget.queueDraw()
  }

  /// Requests that the widgets in the canvas are placed before the next frame.
  func setNeedsPlacement() { widget.queueAllocate() }

  /// What the user has set for the desktop, as far as a widget in any program knows it: a dark style has light text.
  var desktopTraits: UIDesktopTraits {
    let color = widget.textColor
    return UIDesktopTraits(
      isDark: color.red + color.green + color.blue > 1.5, textScale: Settings(of: widget).textScale,
      isHighContrast: false)
  }

  /// Sends pending requests to the display server.
  func flush() { widget.flushDisplay() }

  /// Calls a closure before every display frame until it returns false.
  func startTicking(_ tick: @escaping () -> Bool) {
    guard !isTicking else { return }
    isTicking = true
    widget.addTick { [weak self] in
      guard let self else { return false }
      isTicking = tick()
      return isTicking
    }
  }

  /// The time of the current frame, in seconds; the current time of the frame clock between frames.
  var frameTime: Double {
    widget.frameTime ?? Double(g_get_monotonic_time()) / 1e6
  }

  private func sizeDidChange() {
    onResize?(size, scale)
    onChangeWidth?()
  }

  /// Moves the keyboard focus among the widgets in the canvas, or gives it to the canvas when it comes from outside.
  ///
  /// - Returns: Whether it does.
  private func moveFocus(_ direction: GtkDirectionType) -> Bool {
    if moveFocusInChildren?(direction) == true { return true }
    if widget.isFocus || widget.hasFocusChild { return false }
    return widget.grabFocus()
  }

  private func draw(into snapshot: Snapshot) {
    drawFrame(into: snapshot)
    drawChildren?(snapshot)
  }

  private func drawFrame(into snapshot: Snapshot) {
    if let lastFrame, lastFrame.size == size, lastFrame.scale == scale, canRepeatFrame?() == true {
      return snapshot.append(lastFrame.node)
    }
    guard let frame = makeFrame?() else { return }
    if builder == nil, let renderer = widget.renderer {
      builder = makeFrameBuilder(for: renderer, cacheLimit: cacheLimit)
    }
    frameCount += 1
    if hasSizeRequest {
      hasSizeRequest = false
      widget.requestSize(width: minimumSize.width, height: minimumSize.height)
    }
    guard let node = builder?.makeNode(for: frame, scale: scale, isMoving: isMoving?() ?? false) else {
      return
    }
    snapshot.append(node)
    lastFrame = canRepeatFrame?() == true ? (node, size, scale) : nil
  }
}
