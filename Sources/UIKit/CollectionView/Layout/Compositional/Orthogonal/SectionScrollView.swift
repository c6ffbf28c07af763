import Geometry
import LayoutCore

/// Scrolls a section of a compositional layout along the cross axis of the layout.
final class SectionScrollView: EmbeddedScrollView {
  private weak var layout: UICollectionViewCompositionalLayout?
  /// The index of the section.
  var section: Int
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  private var isMirrored = false
  /// Whether the layout is currently positioning the view. Then the view does not report its offset.
  private var isFollowing = false

  init(_ layout: UICollectionViewCompositionalLayout, section: Int) {
    self.layout = layout
    self.section = section
    super.init(frame: .zero)
  }

  /// Returns nil, because this platform has no archives.
  required init?(coder: NSCoder) { nil }

  override var contentBeginsAtRight: Bool { isMirrored }

  /// Applies the scrolling properties of the section. Applies its offset too, unless the user is scrolling the view.
  ///
  /// - Parameters:
  ///   - scrolling: The scrolling state, in layout coordinates.
  ///   - frame: The frame of the section in the collection view's content.
  ///   - section: The description of the section.
  ///   - isMirrored: Whether the content is mirrored.
  func follow(
    _ scrolling: OrthogonalScrolling, frame: CGRect, of section: NSCollectionLayoutSection, isMirrored: Bool
  ) {
    isFollowing = true
    behavior = section.orthogonalScrollingBehavior
    self.isMirrored = isMirrored
    let properties = section.orthogonalScrollingProperties
    isPagingEnabled = behavior == .paging
    decelerationRate = rate(properties.decelerationRate)
    bounces = properties.bounce != .never
    let isHorizontal = scrolling.contentSize.height == scrolling.frame.height
    alwaysBounceHorizontal = properties.bounce == .always && isHorizontal
    alwaysBounceVertical = properties.bounce == .always && !isHorizontal
    if self.frame != frame { self.frame = frame }
    contentSize = CGSize(scrolling.contentSize)
    if motion.isIdle {
      contentOffset = mirror.image(of: CGPoint(scrolling.offset), ofViewport: bounds.size)
    }
    isFollowing = false
    // The content may now be shorter than the offset.
    if motion.isIdle { contentOffset = scrollRange.clamp(contentOffset) }
    if layoutOffset != CGPoint(scrolling.offset) { setContentNeedsLayout() }
  }

  private func rate(
    _ rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  ) -> DecelerationRate {
    guard rate == .automatic else { return DecelerationRate(rawValue: rate.rawValue) }
    return behavior == .groupPaging || behavior == .groupPagingCentered ? .fast : .normal
  }

  private var mirror: ContentMirror { ContentMirror(isOn: isMirrored, width: contentSize.width) }

  /// The content offset, in layout coordinates.
  var layoutOffset: CGPoint { mirror.image(of: contentOffset, ofViewport: bounds.size) }

  /// Scrolls to an offset in layout coordinates, limited to the scrollable range.
  func scroll(toLayoutOffset offset: CGPoint, animated: Bool) {
    setContentOffset(
      scrollRange.clamp(mirror.image(of: offset, ofViewport: bounds.size)), animated: animated)
  }

  /// Follows content before the visible part that was resized.
  func follow(_ scrolling: OrthogonalScrolling) {
    isFollowing = true
    contentSize = CGSize(scrolling.contentSize)
    contentOffset = mirror.image(of: CGPoint(scrolling.offset), ofViewport: bounds.size)
    isFollowing = false
  }

  /// Leads the animation, if there is one, or else the content to an offset in layout coordinates.
  ///
  /// - Returns: Whether the content still moves.
  func follow(toLayoutOffset offset: CGPoint) -> Bool {
    let target = scrollRange.clamp(mirror.image(of: offset, ofViewport: bounds.size))
    if motion.isAnimating {
      motion.redirectAnimation(to: target)
      return true
    }
    guard motion.isIdle, pixelGrid.rounded(target) != contentOffset else { return false }
    contentOffset = target
    return true
  }

  override func setContentNeedsLayout() {
    super.setContentNeedsLayout()
    if !isFollowing { layout?.section(section, didScrollTo: layoutOffset) }
  }

  override func canEndScroll(at offset: CGPoint) -> Bool {
    super.canEndScroll(at: offset) && behavior == .continuous
  }

  override func preferredOffset(
    for proposal: CGPoint, velocity: CGPoint, startOfDrag: CGPoint
  ) -> CGPoint {
    guard let layout, behavior != .continuous else { return proposal }
    let image = { [mirror, bounds] (offset: CGPoint) in mirror.image(of: offset, ofViewport: bounds.size) }
    let speed = CGPoint(x: isMirrored ? -velocity.x : velocity.x, y: velocity.y)
    let target = layout.restingOffset(
      ofSection: section, for: image(proposal), velocity: speed, startOfDrag: image(startOfDrag), behavior)
    return scrollRange.clamp(image(target))
  }
}
