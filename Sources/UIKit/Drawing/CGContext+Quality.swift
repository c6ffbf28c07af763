import DisplayList
import Geometry

/// How smoothly images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default of the context.
  case `default` = 0
  /// Not at all.
  case none = 1
  /// Fast.
  case low = 2
  /// Between both.
  case medium = 4
  /// Well.
  case high = 3
}

/// How colours outside of the output's gamut are adapted.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

// A context records commands; the renderers choose the quality. So most of these members have no effect.
extension CGContext {
  /// How smoothly images are scaled. With `none`, the pixels of a magnified image become rectangles. Others have no effect:
  /// the renderers always scale well.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// The commands that draw an image, with the quality of the context.
  func interpolated(_ image: [Command]) -> [Command] {
    interpolationQuality == .none ? image.map(\.pixelated) : image
  }

  /// Has no effect: edges are always smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: edges are always smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Has no effect: letters are drawn as the renderer does.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  /// Has no effect: letters are drawn as the renderer does.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  /// Has no effect: curves are drawn with the precision of the display.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Has no effect: all colours are those of sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Has no effect: all colours are those of sRGB.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: all colours are those of sRGB.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Has no effect: commands are recorded at once.
  public func flush() {}
  /// Has no effect: commands are recorded at once.
  public func synchronize() {}

  /// The transform of text. Setting it has no effect: text is drawn with `draw(at:withAttributes:)`, upright.
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }

  /// Clips further drawing to the opaque part of an image, which is stretched to a rectangle.
  ///
  /// As in Core Graphics, the image is upside down if y points down.
  public func clip(to rect: CGRect, mask: CGImage) {
    let picture = CGContext.recording(size: canvas) {
      $0.concatenate(ctm)
      $0.draw(mask, in: rect)
    }
    clip(toOpaquePartOf: picture)
  }
}
