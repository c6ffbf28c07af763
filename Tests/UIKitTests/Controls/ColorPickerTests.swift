import CollectionViewTesting
import TestSupport
import Testing

@testable import UIKit

extension StagedTests {
  @MainActor
  @Suite("Colour wells and pickers")
  struct ColorPickerTests {
    final class Delegate: UIColorPickerViewControllerDelegate {
      var log: [String] = []
      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
      ) { log.append("\(ColorGrid.name(of: color)) \(continuously)") }
      func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        log.append("old")
      }
      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        log.append("end")
      }
    }

    private let root = UIViewController()
    private let stage: Stage

    init() {
      TestIcons.use()
      stage = Stage(root, size: CGSize(width: 400, height: 600))
    }

    private func grid(of picker: UIColorPickerViewController) throws -> UICollectionView {
      try #require(picker.view.subviews.compactMap { $0 as? UICollectionView }.first)
    }

    private func middle(of item: Int, in grid: UICollectionView) throws -> CGPoint {
      let cell = try #require(grid.cellForItem(at: IndexPath(item: item, section: 0)))
      return stage.window.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), from: cell)
    }

    @Test("the user chooses a colour by a tap or by keys, and closes the picker")
    func choice() throws {
      let (picker, delegate) = (UIColorPickerViewController(), Delegate())
      picker.delegate = delegate
      root.present(picker, animated: true)
      stage.settle()
      let grid = try grid(of: picker)
      #expect(grid.numberOfItems(inSection: 0) == 120)
      // The first row goes from white to black; the sixth has full colours.
      stage.finger.tap(at: try middle(of: 11, in: grid))
      #expect(
        picker.selectedColor == UIColor(white: 0, alpha: 1) && delegate.log == ["#000000 false", "old"])
      grid.becomeFirstResponder()
      stage.keys.press(.downArrow)
      stage.settle()
      #expect(grid.indexPathsForSelectedItems == [IndexPath(item: 23, section: 0)])
      #expect(delegate.log.count == 4)
      let close = try #require(picker.view.subviews.compactMap { $0 as? UIButton }.first)
      stage.finger.tap(at: stage.window.convert(CGPoint(x: 15, y: 15), from: close))
      stage.settle()
      #expect(root.presentedViewController == nil && delegate.log.last == "end")
    }

    @Test("the slider changes the opacity, unless the picker supports none")
    func opacity() throws {
      let (picker, delegate) = (UIColorPickerViewController(), Delegate())
      picker.delegate = delegate
      picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      root.present(picker, animated: false)
      stage.settle()
      let slider = try #require(picker.view.subviews.compactMap { $0 as? UISlider }.first)
      #expect(slider.value == 0.5 && !slider.isHidden)
      slider.value = 0.25
      slider.sendActions(for: .valueChanged)
      #expect(delegate.log.first == "#FF0000, 25 % false")
      stage.finger.tap(at: try middle(of: 0, in: grid(of: picker)))
      #expect(picker.selectedColor.cgColor.alpha == 0.25)
      picker.supportsAlpha = false
      #expect(slider.isHidden)
      stage.finger.tap(at: try middle(of: 1, in: grid(of: picker)))
      #expect(picker.selectedColor.cgColor.alpha == 1)
    }

    @Test("a well opens a picker, and shows and reports what is chosen")
    func well() throws {
      let well = UIColorWell(frame: CGRect(x: 10, y: 10, width: 44, height: 44))
      root.view.addSubview(well)
      var colors: [UIColor?] = []
      well.title = "Ink"
      well.supportsAlpha = false
      well.addAction(UIAction { _ in colors.append(well.selectedColor) }, for: .valueChanged)
      #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28) && well.selectedColor == nil)
      stage.finger.tap(at: CGPoint(x: 32, y: 32))
      stage.settle()
      let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
      #expect(picker.title == "Ink" && !picker.supportsAlpha)
      stage.finger.tap(at: try middle(of: 0, in: grid(of: picker)))
      #expect(colors == [UIColor(white: 1, alpha: 1)])
      #expect(well.accessibilityLabel == "Ink" && well.accessibilityValue == "#FFFFFF")
    }

    @Test("pictures of the well and the picker", arguments: [UIUserInterfaceStyle.light, .dark])
    func pictures(style: UIUserInterfaceStyle) {
      let well = UIColorWell(frame: CGRect(x: 8, y: 8, width: 44, height: 44))
      well.selectedColor = .systemGreen
      let board = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      board.backgroundColor = .systemBackground
      board.overrideUserInterfaceStyle = style
      board.addSubview(well)
      expectSnapshot(of: board, named: "ColorWell-\(style == .dark ? "dark" : "light")")
      let picker = UIColorPickerViewController()
      picker.view.frame = CGRect(x: 0, y: 0, width: 348, height: 400)
      picker.view.overrideUserInterfaceStyle = style
      picker.selectedColor = ColorGrid.colors[65]
      if style == .dark { picker.view.semanticContentAttribute = .forceRightToLeft }
      expectSnapshot(of: picker.view, named: "ColorPicker-\(style == .dark ? "dark" : "light")")
    }
  }
}
