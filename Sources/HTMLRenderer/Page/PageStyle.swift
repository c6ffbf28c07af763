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
}
