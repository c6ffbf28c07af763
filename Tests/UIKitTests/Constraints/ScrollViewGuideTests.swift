import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Constraints in a scroll view")
struct ScrollViewGuideTests {
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let content = UIView()

  init() {
    content.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(content)
  }

  /// A content of 10 points of space, 300 points, and 20 points of space, as wide as the visible rectangle.
  @Test("the content guide's edges determine the content size, the frame guide's width that of the content")
  func guides() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      scrollView.contentLayoutGuide.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 20),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 300),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 100, height: 330))
    #expect(content.frame == CGRect(x: 0, y: 10, width: 100, height: 300))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 330))
    scrollView.contentOffset.y = 50
    scrollView.layoutIfNeeded()
    #expect(content.frame.minY == 10 && scrollView.contentOffset.y == 50)
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 50, width: 100, height: 200))
    scrollView.frame.size.width = 80
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 80, height: 330))
  }

  @Test("so do the edges of the scroll view itself; its width is that of the frame")
  func edges() {
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5),
      scrollView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 2),
      content.heightAnchor.constraint(equalToConstant: 40),
    ])
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 210, height: 40))
    #expect(content.frame == CGRect(x: 5, y: 0, width: 200, height: 40))
  }

  @Test("a view that the frame guide places does not scroll")
  func floating() {
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 8),
      content.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
      content.widthAnchor.constraint(equalToConstant: 20),
      content.heightAnchor.constraint(equalToConstant: 20),
    ])
    scrollView.layoutIfNeeded()
    #expect(content.frame.minY == 8)
    scrollView.contentOffset.y = 300
    scrollView.layoutIfNeeded()
    #expect(content.frame.minY == 308)
    #expect(scrollView.contentSize.height == 1000, "no constraint refers to the content")
  }

  @Test("the readable content is at most 672 points wide, and the margins remain")
  func readable() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 0, width: 672, height: 100))
    view.frame.size.width = 400
    #expect(view.readableContentGuide.layoutFrame == CGRect(x: 20, y: 0, width: 360, height: 100))
  }

  @Test("constraints place the alignment rectangle")
  func alignment() {
    final class Badge: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    // The aligned rectangle is (10, 10, 30, 20); the frame is larger by the insets.
    #expect(badge.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
    #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 10, y: 10, width: 30, height: 20))
    #expect(badge.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 30, height: 20)) == badge.frame)
  }

  @Test("priorities can be added")
  func priorities() {
    #expect(
      (UILayoutPriority.defaultHigh + 1).rawValue == 751 && (UILayoutPriority.required - 1).rawValue == 999)
  }
}
