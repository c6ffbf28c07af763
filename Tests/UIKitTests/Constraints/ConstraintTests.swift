import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Constraints")
struct ConstraintTests {
  /// A view that constraints place.
  private func placed(in superview: UIView, _ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  private func root(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 7, y: 9, width: width, height: height))
  }

  @Test("edges with constants, before and after a resize")
  func edges() {
    let root = root()
    let view = placed(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 6),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 4, y: 10, width: 190, height: 90))
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 4, y: 10, width: 90, height: 40))
  }

  @Test("middle, multiple of a length, aspect ratio")
  func dimensions() {
    let root = root()
    let view = placed(in: root)
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: -5),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.4),
    ])
    root.layoutIfNeeded()
    // 100 wide, 40 high, about (100, 45).
    #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 40))
  }

  @Test("leading and trailing follow the writing direction, left and right do not")
  func writingDirection() {
    let root = root()
    root.traitOverrides.layoutDirection = .rightToLeft
    let (flipping, staying) = (placed(in: root), placed(in: root))
    NSLayoutConstraint.activate([
      flipping.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      staying.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
    ])
    for view in [flipping, staying] {
      view.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    root.layoutIfNeeded()
    // 10 points from the leading edge, which is at 200 (Behaviour.md 29.5).
    #expect(flipping.frame.minX == 160)
    #expect(staying.frame.minX == 10)
  }

  @Test("a container is as large as what is in it, and its neighbour starts where it ends")
  func containers() {
    let root = root()
    let container = placed(in: root)
    let content = placed(in: container)
    let neighbour = placed(in: root)
    NSLayoutConstraint.activate([
      container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      container.topAnchor.constraint(equalTo: root.topAnchor),
      content.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: container.topAnchor, constant: 6),
      content.widthAnchor.constraint(equalToConstant: 40),
      content.heightAnchor.constraint(equalToConstant: 20),
      container.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
      container.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 6),
      neighbour.leadingAnchor.constraint(equalTo: content.trailingAnchor, constant: 8),
      neighbour.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      neighbour.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      neighbour.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(container.frame == CGRect(x: 0, y: 0, width: 50, height: 32))
    #expect(content.frame == CGRect(x: 5, y: 6, width: 40, height: 20))
    #expect(neighbour.frame == CGRect(x: 53, y: 11, width: 147, height: 10))
  }

  @Test("a label is as large as its text, gives way by priority, and breaks into lines in the width it gets")
  func contentSize() {
    let root = root(300, 200)
    let (title, note) = (UILabel(), UILabel())
    (title.text, note.text) = ("A title", "and a rather long note that has to be broken into lines")
    note.numberOfLines = 0
    title.setContentCompressionResistancePriority(.required, for: .horizontal)
    for label in [title, note] { _ = placed(in: root, label) }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      title.topAnchor.constraint(equalTo: root.topAnchor),
      note.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 10),
      note.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      note.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let width = title.intrinsicContentSize.width
    #expect(title.frame.size == title.intrinsicContentSize)
    #expect(note.frame.minX == width + 10)
    #expect(note.frame.maxX == 300)
    #expect(note.frame.height == note.sizeThatFits(CGSize(width: 290 - width, height: 0)).height)
    #expect(note.frame.height > 1.5 * title.frame.height)
    #expect(note.frame.minY == title.frame.minY)
    note.text = "short"
    root.layoutIfNeeded()
    #expect(note.frame.height == title.frame.height)
  }

  @Test("a new constant, priority or state of activity moves views in the next layout, animated in a block")
  func changes() {
    let root = root()
    let view = placed(in: root)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    left.priority = .defaultHigh
    right.priority = .defaultLow
    NSLayoutConstraint.activate([left, right, view.widthAnchor.constraint(equalToConstant: 50)])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    left.constant = 20
    #expect(view.frame.minX == 10)
    UIView.animate(withDuration: 1) { root.layoutIfNeeded() }
    #expect(view.frame.minX == 20)
    #expect(view.layer.animationKeys()?.isEmpty == false)
    left.priority = UILayoutPriority(1)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 150)
    right.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20)
  }

  @Test("safe area, margins and guides of one's own")
  func guides() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.hostSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    root.insetsLayoutMarginsFromSafeArea = false
    let (view, inner) = (placed(in: root), placed(in: root))
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      guide.topAnchor.constraint(equalTo: view.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 20, width: 184, height: 10))
    // From 30 to 100, the middle at 65.
    #expect(inner.frame.midY == 65)
    #expect(guide.layoutFrame.minY == 30)
    #expect(guide.layoutFrame.height == 70)
    #expect(root.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 200, height: 80))
    window.hostSafeAreaInsets.top = 30
    window.layoutIfNeeded()
    #expect(view.frame.minY == 30)
  }

  @Test("constraints that lead through a view which keeps its frame: a cell's content, pinned to the cell")
  func throughContentView() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
    let view = placed(in: cell.contentView)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 1),
      view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 2),
      view.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -3),
      view.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
    ])
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 75, height: 55))
    cell.bounds.size = CGSize(width: 100, height: 60)
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 2, y: 1, width: 95, height: 55))
  }

  @Test("leaving the tree ends the constraints to what stays, and only those")
  func leaving() {
    let root = root()
    let container = placed(in: root)
    let view = placed(in: container)
    let outer = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    let inner = view.topAnchor.constraint(equalTo: container.topAnchor)
    NSLayoutConstraint.activate([outer, inner])
    #expect(root.constraints == [outer])
    container.removeFromSuperview()
    #expect(!outer.isActive)
    #expect(inner.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("views of two trees cannot be constrained, conflicts are left out; both are reported once")
  func mistakes() {
    let root = root()
    let view = placed(in: root)
    let foreign = UIView()
    let unrelated = view.leftAnchor.constraint(equalTo: foreign.leftAnchor)
    let unrelatedDiagnostics = diagnostics {
      unrelated.isActive = true
    }
    #expect(unrelatedDiagnostics.map(\.code) == [.unrelatedConstraintItems])
    #expect(!unrelated.isActive)
    let conflict = diagnostics {
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      root.layoutIfNeeded()
      root.frame.size.width += 1
      root.layoutIfNeeded()
    }
    #expect(conflict.map(\.code) == [.conflictingConstraints])
    #expect(view.frame.width == 10)
  }

  @Test("the size that fits: compressed, in a width, and of a self-sizing cell")
  func fitting() {
    final class NoteCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.text = "a note that is too long for one line of a narrow cell"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 3),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let cell = NoteCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let line = cell.label.intrinsicContentSize
    #expect(
      cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: line.width + 20, height: line.height + 8))
    let high = cell.label.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(high > line.height)
    #expect(
      cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 120, height: high + 8))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.size = CGSize(width: 30, height: 30)
    #expect(
      cell.preferredLayoutAttributesFitting(attributes).size
        == CGSize(width: line.width + 20, height: line.height + 8))
  }

  @Test("frames stand on pixels, and neighbours touch")
  func pixels() {
    let root = root(100, 10)
    root.traitOverrides.displayScale = 2
    let views = (0..<3).map { _ in placed(in: root) }
    for (index, view) in views.enumerated() {
      let before = index == 0 ? root.leftAnchor : views[index - 1].rightAnchor
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: before),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      ])
    }
    root.layoutIfNeeded()
    // 33.33 and 66.67 are nearest to 33.5 and 66.5.
    #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
    #expect(views.map(\.frame.maxX) == [33.5, 66.5, 100])
  }
}
