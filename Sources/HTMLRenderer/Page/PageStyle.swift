/// The style rules of every page.
enum PageStyle {
  /// Elements are at the origin of the space they are in, and paint over each other in the order of the file. They can
  /// draw outside their boxes.
  static let rules = """
    body { margin: 0; forced-color-adjust: none }
    .frame { position: relative; overflow: hidden }
    .plane, .sheet { position: absolute; left: 0; top: 0; transform-origin: 0 0 }
    .sheet { width: 1px; height: 1px; overflow: visible }
    .definitions { position: absolute; width: 0; height: 0 }
    text { white-space: pre; unicode-bidi: bidi-override; text-rendering: geometricPrecision }
    mask { mask-type: alpha }
    """

  /// The rules that scale a frame of a size in CSS pixels to the browser's window.
  ///
  /// CSS divides lengths only by way of an angle, and only if both are in pixels. A registered property converts other
  /// units to pixels. Browsers without it show the frame at its own size.
  static func fitting(width: String, height: String) -> String {
    """
    @property --window-width { syntax: "<length>"; inherits: true; initial-value: 0px }
    @property --window-height { syntax: "<length>"; inherits: true; initial-value: 0px }
    .window { container-type: inline-size }
    .page {
      --window-width: 100cqw; --window-height: 100vh;
      --fit: min(tan(atan2(var(--window-width), \(width)px)), max(1, tan(atan2(var(--window-height), \(height)px))));
      width: calc(\(width)px * var(--fit)); height: calc(\(height)px * var(--fit));
      margin: 0 auto; overflow: hidden
    }
    .frame { transform: scale(var(--fit)); transform-origin: 0 0 }
    """
  }
}
