/// What the formats of renderers have in common.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle that the renderer of the format draws, in points; zero for a format without a renderer.
  open internal(set) var bounds = CGRect.zero
}
