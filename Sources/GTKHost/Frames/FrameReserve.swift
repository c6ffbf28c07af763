import CGTK4
import Geometry

/// A block of memory for the surface on which GSK draws a frame with Cairo.
///
/// GSK allocates a surface as large as what changed for each frame, and frees it afterwards. If pixels have pages of their
/// own, all of its pages would be new: the system takes longer to provide a thousand of them than GSK takes to draw. So a
/// block of that size is kept among the small objects, and freed while GSK draws. The allocator finds it before it asks
/// the system.
@MainActor
final class FrameReserve {
  /// Small blocks may be allocated from the reserve before the surface is.
  private static let roomForOthers = 64 << 10

  private var block: UnsafeMutablePointer<UInt8>?

  isolated deinit { free(block) }

  /// Makes the memory free for a surface.
  func lend() {
    free(block)
    block = nil
  }

  /// Takes the memory back, or allocates it, so that nothing else uses it.
  ///
  /// - Parameters:
  ///   - size: The size of the window in points.
  ///   - scale: Pixels per point.
  func take(forFrameOf size: Size2D, scale: Double) {
    guard block == nil else { return }
    let byteCount = Int(size.width * scale) * Int(size.height * scale) * 4
    block = PixelMemory.allocateAmongSmallObjects(byteCount: byteCount + Self.roomForOthers)
  }
}
