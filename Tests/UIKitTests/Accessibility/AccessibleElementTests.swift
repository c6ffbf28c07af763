import Testing

@testable import UIKit

extension TimedTests {
  /// What a host shows to assistive technology.
  @MainActor
  @Suite("Accessible elements")
  struct AccessibleElementTests {
    private func makeWindow() -> UIWindow {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      window.makeKeyAndVisible()
      return window
    }

    @Test("labels and controls are elements; hidden views, and views beside a modal one, are none")
    func views() {
      let window = makeWindow()
      let (label, button, hidden, modal) = (UILabel(), UIButton(type: .system), UILabel(), UIView())
      label.text = "Title"
      button.setTitle("Save", for: .normal)
      hidden.text = "Hidden"
      hidden.isHidden = true
      for view in [label, button, hidden, modal] { window.addSubview(view) }
      #expect(window.accessibleElements.map(\.label) == ["Title", "Save"])
      #expect(window.accessibleElements.map(\.role) == [.text, .button])
      let question = UILabel()
      question.text = "Really?"
      modal.addSubview(question)
      modal.accessibilityViewIsModal = true
      #expect(window.accessibleElements.map(\.label) == ["Really?"])
      modal.accessibilityElementsHidden = true
      modal.accessibilityViewIsModal = false
      #expect(window.accessibleElements.map(\.label) == ["Title", "Save"])
    }

    @Test(
      "parts of a view that are no views are elements where their container is, also when they are made one by one"
    )
    func parts() {
      final class Chart: UIView {
        lazy var bars = (0..<3).map { index -> UIAccessibilityElement in
          let bar = UIAccessibilityElement(accessibilityContainer: self)
          bar.accessibilityLabel = "Bar \(index)"
          bar.accessibilityFrameInContainerSpace = CGRect(x: index * 10, y: 0, width: 8, height: 20)
          return bar
        }
        override func accessibilityElementCount() -> Int { bars.count }
        override func accessibilityElement(at index: Int) -> Any? { bars[index] }
      }
      let (window, chart) = (makeWindow(), Chart(frame: CGRect(x: 50, y: 60, width: 30, height: 20)))
      window.addSubview(chart)
      #expect(window.accessibleElements.map(\.label) == ["Bar 0", "Bar 1", "Bar 2"])
      #expect(window.accessibleElements.map(\.frame.minX) == [50, 60, 70])
      chart.frame.origin.x = 55
      #expect(window.accessibleElements[1].frame == CGRect(x: 65, y: 60, width: 8, height: 20))
      #expect(chart.index(ofAccessibilityElement: chart.bars[2]) == 2)
      #expect(chart.index(ofAccessibilityElement: window) == NSNotFound)
      chart.accessibilityElements = [chart.bars[0]]
      #expect(window.accessibleElements.map(\.label) == ["Bar 0"])
    }

    @Test("the app names the elements of a view, and their order")
    func namedElements() {
      let (window, first, second) = (makeWindow(), UILabel(), UILabel())
      (first.text, second.text) = ("1", "2")
      window.addSubview(first)
      window.addSubview(second)
      window.accessibilityElements = [second, first, "no element"]
      #expect(window.accessibleElements.map(\.label) == ["2", "1"])
    }

    @Test("a control offers its actions, and performs them")
    func actions() throws {
      let window = makeWindow()
      let (button, slider) = (UIButton(type: .system), UISlider())
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
      button.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Twice") { _ in
          presses += 2
          return true
        }
      ]
      slider.value = 0.5
      window.addSubview(button)
      window.addSubview(slider)
      let elements = window.accessibleElements
      #expect(elements[0].actions.map(\.name) == ["press", "focus", "Twice"])
      for action in elements[0].actions { action.perform() }
      #expect(presses == 3 && button.isFocused)
      #expect(elements[1].role == .slider && elements[1].details == ["50%"])
      try #require(elements[1].actions.first { $0.name == "increment" }).perform()
      #expect(window.accessibleElements[1].details == ["60%"])
    }

    @Test("an element that does not activate itself is tapped")
    func tap() throws {
      let window = makeWindow()
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 50, height: 50))
      var taps = 0
      view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      view.isAccessibilityElement = true
      view.accessibilityTraits = .button
      window.addSubview(view)
      try #require(window.accessibleElements.first?.actions.first).perform()
      #expect(taps == 1)
    }

    @Test("a collection view is a list of cells with position, total, selection and focus")
    func cells() throws {
      let window = makeWindow()
      let items = NamedItems()
      let view = items.makeView(in: window)
      var list = try #require(window.accessibleElements.first)
      // Rows of 50 points in 200: four of a hundred cells.
      #expect(list.role == .list && list.isFocused)
      #expect(list.children.map(\.label) == ["Item 0", "Item 1", "Item 2", "Item 3"])
      #expect(list.children.map(\.details) == (1...4).map { ["\($0) of 100"] })
      #expect(list.children.allSatisfy { $0.role == .item && $0.isSelected == false })
      #expect(list.children[1].frame == CGRect(x: 0, y: 50, width: 320, height: 50))

      try perform("select", of: list.children[2])
      #expect(view.indexPathsForSelectedItems == [[0, 2]])
      try perform("press", of: list.children[1])
      #expect(items.pressed == [[0, 1]])

      list = try #require(window.accessibleElements.first)
      #expect(list.children[1].details == ["2 of 100", "selected"])
      try perform("focus", of: list.children[0])
      list = try #require(window.accessibleElements.first)
      #expect(list.children.map(\.isFocused) == [true, false, false, false] && !list.isFocused)
    }

    @Test("the focus at the edge scrolls to the next cell, up to the last one")
    func edge() throws {
      let window = makeWindow()
      let items = NamedItems()
      _ = items.makeView(in: window)
      var last = -1
      while last < 99 {
        let list = try #require(window.accessibleElements.first)
        let cell = try #require(list.children.last)
        let number = try #require(Int(cell.label.dropFirst(5)))
        try #require(number > last)
        last = number
        try perform("focus", of: cell)
        for _ in 0..<120 { FrameClock.main.tick(at: FrameClock.main.time + 1.0 / 60) }
        window.layoutIfNeeded()
      }
      #expect(try #require(window.accessibleElements.first).children.last?.isFocused == true)
    }

    private func perform(_ action: String, of element: AccessibleElement) throws {
      try #require(element.actions.first { $0.name == action }).perform()
    }
  }
}

/// A hundred rows of 50 points with a label.
@MainActor
private final class NamedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var pressed: [IndexPath] = []

  func makeView(in window: UIWindow) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 50)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (self, self)
    window.addSubview(view)
    view.becomeFirstResponder()
    window.layoutIfNeeded()
    return view
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
    label.text = "Item \(indexPath.item)"
    cell.contentView.addSubview(label)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  )
    -> Bool
  { true }

  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  {
    pressed.append(indexPath)
  }
}
