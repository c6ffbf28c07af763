/// The style rules every page has.
enum PageStyle {
  /// Elements stand at the origin of the space they are in and paint over one another in the order of the file;
  /// whatever they draw reaches out of them.
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
