import CCairo
import DisplayList
import Geometry

/// Images of fragments, of which the frames of a window are composed.
///
/// A cell that scrolls is drawn once and then copied. A fragment that changes in every frame is drawn directly, and its
/// sublayers have images of their own. An image is exact: it has the resolution and the subpixel position at which it
/// is shown. Only while content moves, an image of another resolution may be shown, scaled.
final class FragmentImages {
  private struct Entry {
    var generation: UInt64
    var lastFrame: UInt64
    /// Whether it was another appearance in the frame before the last one.
    var isChanging = false
    var quality = DrawingQuality.exact
    var image: FragmentImage?
  }

  /// The latest appearance of each layer that may have an image, by the layer's identity.
  private var entries: [UInt64: Entry] = [:]
  private let limit: Int
  /// The number of entries above which those without an image are removed.
  private var maximumEntryCount = 1024
  private(set) var byteCount = 0
  /// The size of the images that the current frame has used.
  private var usedByteCount = 0
  private var frame: UInt64 = 0
  /// The number of pixels of the pictures that are new in the current frame.
  private var newPixelCount = 0.0
  private var isMoving = false
  private var area = 0.0
  /// Whether the current frame differs from the one that is drawn at rest: it shows images of another resolution or
  /// position than needed, pictures with a quicker filter, or content that is not composed of images, which rounds
  /// differently.
  private(set) var isProvisional = false
  /// The number of images made since the renderer was created.
  private(set) var madeCount = 0

  init(limit: Int) { self.limit = limit }

  /// Begins a frame.
  ///
  /// - Parameters:
  ///   - area: The number of pixels of the frame.
  ///   - isMoving: Whether the next frame will differ from this one.
  func beginFrame(area: Double, isMoving: Bool) {
    frame += 1
    usedByteCount = 0
    newPixelCount = 0
    isProvisional = false
    self.isMoving = isMoving
    self.area = area
  }

  /// Ends a frame. Removes the images that were not used for a while, and those used longest ago if there are too many.
  /// Forgets layers that have gone.
  func endFrame() {
    if frame % RenderCaches.lifetime == 0 {
      for (identity, entry) in entries where entry.lastFrame + RenderCaches.lifetime <= frame {
        remove(identity)
      }
    }
    if byteCount > limit {
      for (identity, entry) in entries.sorted(by: { $0.value.lastFrame < $1.value.lastFrame }) {
        guard byteCount > limit / 4 * 3, entry.lastFrame < frame else { break }
        remove(identity)
      }
    }
    // An entry without an image only tells whether the layer changed since the last frame.
    if entries.count > maximumEntryCount {
      entries = entries.filter { $0.value.image != nil || $0.value.lastFrame == frame }
      maximumEntryCount = max(1024, 2 * entries.count)
    }
  }

  /// Returns the quality for a new picture. If it is not exact, the frame is provisional.
  ///
  /// So that no frame of moving content is late, its exact new pictures have a quarter of its pixels, and the quick ones
  /// the rest. Later frames replace a few of the others at a time, or a large one.
  ///
  /// - Parameters:
  ///   - pixelCount: The number of pixels in the resolution of content at rest.
  ///   - isReplacing: Whether a picture of lower quality is known.
  func quality(forNew pixelCount: Double, isReplacing: Bool) -> DrawingQuality {
    let total = newPixelCount + pixelCount
    let room = isReplacing && newPixelCount > 0 ? area / 8 : area / 4
    if !isMoving || total <= room { return .exact }
    isProvisional = true
    return total <= area ? .quick : .draft
  }

  /// Counts a new picture.
  func didDraw(pixelCount: Double) { newPixelCount += pixelCount }

  /// Whether a picture or a shadow may be drawn more quickly than at rest, because content moves. The caller draws it so:
  /// the frame is provisional then.
  func permitsQuickDrawing() -> Bool {
    if isMoving { isProvisional = true }
    return isMoving
  }

  /// Removes all images.
  func removeAll() {
    entries = [:]
    byteCount = 0
  }

  private func remove(_ identity: UInt64) {
    byteCount -= entries.removeValue(forKey: identity)?.image?.surface.byteCount ?? 0
  }

  /// Draws a fragment from its image, which is made if necessary. False if the fragment has to be drawn directly.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - extent: A rectangle around everything that the fragment draws.
  ///   - painter: The painter of the frame.
  ///   - opacity: The opacity of the fragment as one picture, from 0 to 1.
  func draw(_ fragment: Fragment, extent: Rectangle, with painter: Painter, opacity: Double = 1) -> Bool {
    let matrix = painter.matrix
    let isUpright = matrix.keepsAxes && matrix.a > 0 && matrix.d > 0
    guard isUpright || isMoving, !fragment.containsPerspective, !fragment.isQuicklyDrawn else { return false }
    let place = isUpright ? FragmentImage.Place(matrix) : .init(scale: matrix.maximumMagnification)
    let pixelCount = place.pixels(of: extent).area
    // A page of a book is smaller. A scroll view is larger, and changes in each frame in which something moves.
    guard pixelCount <= area / 2 else { return false }
    guard
      let image = image(
        of: fragment, extent: extent, at: place, pixelCount: pixelCount, caches: painter.caches)
    else { return false }
    if isUpright, image.place == place {
      painter.faces.flush()
      image.draw(in: painter.context, at: place, opacity: opacity)
    } else {
      isProvisional = true
      if let part = image.part(through: matrix, opacity: opacity, visible: painter.visible) {
        painter.faces.add(part)
      }
    }
    return true
  }

  /// The image of a fragment: the one that is known, or a new one; nil if the fragment changes too quickly for an image.
  private func image(
    of fragment: Fragment, extent: Rectangle, at place: FragmentImage.Place, pixelCount: Double,
    caches: RenderCaches
  ) -> FragmentImage? {
    let known = entries[fragment.identity]
    let image = known.flatMap { $0.generation == fragment.generation ? $0.image : nil }
    let substitute = image.flatMap { $0.place == place || canStandIn($0, for: place) ? $0 : nil }
    if let substitute, known?.quality == .exact {
      use(fragment.identity, substitute)
      return substitute
    }
    let quality =
      fragment.commands.takesTime
      ? quality(forNew: pixelCount, isReplacing: substitute != nil) : .exact
    if let substitute, quality != .exact {
      use(fragment.identity, substitute)
      return substitute
    }
    let place = quality == .draft ? place.reduced(to: quality.resolution) : place
    let box = place.pixels(of: extent)
    guard !keepsChanging(fragment), usedByteCount < limit,
      let image = FragmentImage(
        fragment, in: box, at: place, caches: caches, isQuick: quality != .exact)
    else { return nil }
    madeCount += 1
    byteCount += image.surface.byteCount
    didDraw(pixelCount: box.area)
    entries[fragment.identity]?.quality = quality
    use(fragment.identity, image)
    return image
  }

  /// Whether a fragment changes from frame to frame, so that images of its sublayers serve longer than one of it. What
  /// is composed of them is provisional.
  ///
  /// Call this in each frame that draws the fragment, unless it has an image.
  func keepsChanging(_ fragment: Fragment) -> Bool {
    var isChanging = false
    // While content moves, a layer that changed since the last frame is likely to change again.
    if isMoving, let known = entries[fragment.identity], known.lastFrame + 1 >= frame {
      isChanging =
        known.generation != fragment.generation || (known.isChanging && known.lastFrame == frame)
    }
    remove(fragment.identity)
    entries[fragment.identity] = Entry(
      generation: fragment.generation, lastFrame: frame, isChanging: isChanging)
    if isChanging { isProvisional = true }
    return isChanging
  }

  private func use(_ identity: UInt64, _ image: FragmentImage) {
    // The same layer may be drawn twice in a frame, by a reflection.
    if entries[identity]?.lastFrame != frame || entries[identity]?.image == nil {
      usedByteCount += image.surface.byteCount
    }
    entries[identity]?.lastFrame = frame
    entries[identity]?.image = image
  }

  private func canStandIn(_ image: FragmentImage, for place: FragmentImage.Place) -> Bool {
    guard isMoving else { return false }
    return [place.scale.width / image.place.scale.width, place.scale.height / image.place.scale.height]
      .allSatisfy { (0.25...2).contains($0) }
  }
}

extension Fragment {
  /// Whether drawing the fragment is as quick as copying an image of it.
  fileprivate var isQuicklyDrawn: Bool {
    commands.allSatisfy { command in
      if case .fill(let shape, _) = command { return shape.isSharp }
      return false
    }
  }
}

extension [Command] {
  /// Whether pictures or shadows are drawn. Text, shapes and colours are so quick that they are always exact.
  fileprivate var takesTime: Bool { contains(where: \.takesTime) }
}

extension Command {
  fileprivate var takesTime: Bool {
    switch self {
    case .image, .shadow: true
    case .fill, .border, .gradient, .text, .fillPath, .strokePath: false
    case .group(_, let commands), .clip(_, let commands), .clipPolygon(_, let commands),
      .transform(_, let commands):
      commands.takesTime
    case .mask(let first, let second), .blend(let first, let second, _):
      first.takesTime || second.takesTime
    case .fragment(let fragment): fragment.commands.takesTime
    }
  }
}
