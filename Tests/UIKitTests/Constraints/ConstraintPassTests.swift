import TestSupport
import Testing
import UIKit

/// Which views a change of constraints lays out, and which frames it leaves alone.
@MainActor
@Suite("Constraints and layout passes")
struct ConstraintPassTests {
  private final class CountingView: UIView {
    var count = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  private let root = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = CountingView()
  private let inner = UIView()
  private let height: NSLayoutConstraint

  init() {
    height = inner.heightAnchor.constraint(equalToConstant: 20)
    for (view, superview) in [(box, root), (inner, box)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(view)
    }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 60),
      inner.topAnchor.constraint(equalTo: box.topAnchor),
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      inner.widthAnchor.constraint(equalTo: box.widthAnchor), height,
    ])
    root.layoutIfNeeded()
    (root.count, box.count) = (0, 0)
  }

  @Test("§29.11 a constant lays out the superview of the view that it resizes, and no view above it")
  func superview() {
    height.constant = 30
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(root.count == 0 && box.count == 1)
  }

  @Test("§29.11 a constraint that changes no frame lays out nothing, and a changed frame of the app stays")
  func unchanged() {
    box.center = CGPoint(x: 150, y: 50)
    inner.heightAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
    root.layoutIfNeeded()
    #expect(root.count == 0 && box.count == 0 && box.center == CGPoint(x: 150, y: 50))
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
  }

  @Test("§29.11 the view of the superview's subview is laid out as soon as one asks for layout of the root")
  func added() {
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 5),
    ])
    root.layoutIfNeeded()
    #expect(label.frame == CGRect(x: 70, y: 55, width: 10, height: 5))
    #expect(root.count == 0 && box.count > 0)
  }

  @Test("§29.12 a view to which no constraint refers keeps its frame; a label goes to the corner")
  func free() {
    let (view, label) = (UIView(), UILabel())
    for view in [view, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.frame = CGRect(x: 20, y: 30, width: 40, height: 10)
      root.addSubview(view)
    }
    label.text = "text"
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 30, width: 40, height: 10))
    #expect(label.frame.origin == .zero)
    view.frame.size.height = 12
    height.constant = 40
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 30, width: 40, height: 12))
  }
}
