import Geometry
import LayoutCore

/// Scrolls a section of a compositional layout across the layout's axis.
final class SectionScrollView: EmbeddedScrollView {
  private weak var layout: UICollectionViewCompositionalLayout?
  /// The number of the section.
  var section: Int
  private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
  private var isMirrored = false
  /// Whether the layout is putting the view where it belongs, and is not to be told.
  private var isFollowing = false

  init(_ layout: UICollectionViewCompositionalLayout, section: Int) {
    self.layout = layout
    self.section = section
    super.init(frame: .zero)
  }

  /// There are no archives on this platform: nil.
  required init?(coder: NSCoder) { nil }

  override var contentBeginsAtRight: Bool { isMirrored }

  /// Takes over how the section scrolls, and how far it is scrolled unless it is being scrolled here.
  ///
  /// - Parameters:
  ///   - scrolling: In the coordinates of the layout.
  ///   - frame: Where it is shown in the content of the collection view.
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
    if motion.phase.isIdle {
      contentOffset = mirror.image(of: CGPoint(scrolling.offset), ofViewport: bounds.size)
    }
    isFollowing = false
    // The content may have become shorter than it is scrolled.
    if motion.phase.isIdle { contentOffset = scrollRange.clamp(contentOffset) }
    if layoutOffset != CGPoint(scrolling.offset) { setContentNeedsLayout() }
  }

  private func rate(
    _ rate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
  ) -> DecelerationRate {
    guard rate == .automatic else { return DecelerationRate(rawValue: rate.rawValue) }
    return behavior == .groupPaging || behavior == .groupPagingCentered ? .fast : .normal
  }

  private var mirror: ContentMirror { ContentMirror(isOn: isMirrored, width: contentSize.width) }

  /// How far it is scrolled, in the coordinates of the layout.
  var layoutOffset: CGPoint { mirror.image(of: contentOffset, ofViewport: bounds.size) }

  /// Scrolls to an offset in the coordinates of the layout, within the range.
  func scroll(toLayoutOffset offset: CGPoint, animated: Bool) {
    setContentOffset(
      scrollRange.clamp(mirror.image(of: offset, ofViewport: bounds.size)), animated: animated)
  }

  override func setContentNeedsLayout() {
    super.setContentNeedsLayout()
    if !isFollowing { layout?.section(section, didScrollTo: layoutOffset) }
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
