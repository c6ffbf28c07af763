/// The two scroll indicators. They look similar to UIKit's (Behaviour.md 6.9).
@MainActor
final class ScrollIndicators {
  private static let thickness: CGFloat = 2.5
  private static let margin: CGFloat = 3
  private static let minimumLength: CGFloat = 36
  private static let fadeDuration: CFTimeInterval = 0.4
  /// The z position, in front of everything that a layout places.
  private static let depth: CGFloat = 1e12

  private unowned let scrollView: UIScrollView
  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var isShown = false

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    for bar in [vertical, horizontal] {
      bar.cornerRadius = Self.thickness / 2
      bar.zPosition = Self.depth
      bar.opacity = 0
    }
  }

  /// Shows the indicators until `hide()`.
  func show() {
    isShown = true
    for bar in [vertical, horizontal] {
      if bar.superlayer == nil { scrollView.layer.addSublayer(bar) }
      bar.removeAllAnimations()
      bar.opacity = 1
    }
    update()
  }

  /// Fades the indicators out.
  func hide() {
    guard isShown else { return }
    isShown = false
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = 0
    fade.duration = Self.fadeDuration
    for bar in [vertical, horizontal] {
      bar.opacity = 0
      bar.add(fade, forKey: "fade")
    }
  }

  /// Moves the indicators to the current offset.
  func update() {
    guard vertical.superlayer != nil else { return }
    let (bounds, range) = (scrollView.bounds, scrollView.scrollRange)
    let visible = bounds.inset(by: scrollView.adjustedContentInset)
    let tall = visible.inset(by: scrollView.verticalScrollIndicatorInsets)
    let wide = visible.inset(by: scrollView.horizontalScrollIndicatorInsets)
    let standing = Self.bar(
      offset: bounds.minY, range: range.start.y...range.end.y, visible: bounds.height,
      track: tall.minY...tall.maxY)
    show(
      vertical, if: scrollView.showsVerticalScrollIndicator,
      frame: standing.map {
        CGRect(
          x: tall.maxX - Self.margin - Self.thickness, y: $0.start, width: Self.thickness, height: $0.length)
      })
    let lying = Self.bar(
      offset: bounds.minX, range: range.start.x...range.end.x, visible: bounds.width,
      track: wide.minX...wide.maxX)
    show(
      horizontal, if: scrollView.showsHorizontalScrollIndicator,
      frame: lying.map {
        CGRect(
          x: $0.start, y: wide.maxY - Self.margin - Self.thickness, width: $0.length, height: Self.thickness)
      })
  }

  private func show(_ bar: CALayer, if isWanted: Bool, frame: CGRect?) {
    bar.isHidden = !isWanted || frame == nil
    bar.backgroundColor = barColor
    if let frame { bar.frame = frame }
  }

  private var barColor: CGColor {
    let dark = CGColor(gray: 0, alpha: 0.35)
    let light = CGColor(gray: 1, alpha: 0.35)
    return switch scrollView.indicatorStyle {
    case .black: dark
    case .white: light
    case .default: scrollView.traitCollection.userInterfaceStyle == .dark ? light : dark
    }
  }

  /// The start and the length of an indicator. Nil when there is nothing to scroll.
  ///
  /// The ratio of its length to the track is that of the visible area to the content, but it is at least 36 points
  /// long. Past an edge it shrinks by the distance.
  private static func bar(
    offset: CGFloat, range: ClosedRange<CGFloat>, visible: CGFloat, track: ClosedRange<CGFloat>
  ) -> (start: CGFloat, length: CGFloat)? {
    let way = range.upperBound - range.lowerBound
    let trackLength = track.upperBound - track.lowerBound - 2 * margin
    guard way > 0, visible > 0, trackLength > 0 else { return nil }
    let legal = min(max(offset, range.lowerBound), range.upperBound)
    let overshoot = abs(offset - legal)
    let full = min(trackLength, max(minimumLength, trackLength * visible / (way + visible)))
    let length = max(thickness * 2, full - overshoot)
    let room = trackLength - length
    return (track.lowerBound + margin + room * (legal - range.lowerBound) / way, length)
  }
}
