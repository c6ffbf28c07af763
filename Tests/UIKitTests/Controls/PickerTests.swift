import CollectionViewTesting
import Foundation
import Geometry
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Pickers")
  struct PickerTests {
    private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      let rows = [["Apple", "Banana", "Cherry", "Date", "Elder"], ["1", "2", "3"]]
      var log: [String] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        rows[component].count
      }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
      {
        rows[component][row]
      }
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("\(component): \(rows[component][row])")
      }
    }

    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    private let fruits = Fruits()
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    private let stage: Stage

    init() {
      picker.dataSource = fruits
      picker.delegate = fruits
      root.addSubview(picker)
      stage = Stage(root)
    }

    private func title(_ row: Int, _ component: Int) -> String? {
      (picker.view(forRow: row, forComponent: component) as? UILabel)?.text
    }

    @Test("§34.1 a picker is 320 × 216 points, and shows the first rows in the middle")
    func rows() {
      #expect(UIPickerView().frame.size == CGSize(width: 320, height: 216))
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 5)
      #expect(picker.selectedRow(inComponent: 0) == 0 && title(0, 0) == "Apple" && title(0, 1) == "1")
      let middle = picker.view(forRow: 0, forComponent: 0).map { $0.convert($0.bounds, to: root).midY }
      #expect(abs((middle ?? 0) - 108) < 0.01)
    }

    @Test("§34.2 a drag by two rows selects the third, and code that selects a row calls no delegate")
    func drag() {
      stage.finger.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 86), duration: 2)
      #expect(stage.settle())
      #expect(picker.selectedRow(inComponent: 0) == 2 && picker.selectedRow(inComponent: 1) == 0)
      #expect(fruits.log == ["0: Cherry"])
      picker.selectRow(2, inComponent: 1, animated: true)
      #expect(stage.settle())
      #expect(picker.selectedRow(inComponent: 1) == 2 && fruits.log.count == 1)
    }

    @Test("each click of a mouse wheel selects the next row, and a fine wheel the nearest")
    func wheel() {
      stage.wheel.pointer = CGPoint(x: 80, y: 108)
      stage.wheel.turn(by: 1)
      #expect(stage.settle())
      #expect(fruits.log == ["0: Banana"] && picker.selectedRow(inComponent: 0) == 1)
      func turn(by clicks: Double) {
        let scroll = InputEvent.Scroll(
          source: .fineWheel, delta: Point2D(x: 0, y: clicks), location: Point2D(x: 80, y: 108))
        stage.send(.scroll(scroll))
        stage.advance(by: 1)
      }
      turn(by: 0.6)
      turn(by: 0.4)
      turn(by: 1)
      #expect(fruits.log == ["0: Banana", "0: Cherry", "0: Date"])
      let middle = picker.view(forRow: 3, forComponent: 0).map { $0.convert($0.bounds, to: root).midY }
      #expect(abs((middle ?? 0) - 108) < 0.01)
    }

    @Test("a row that code selects during the scroll to another one is not reported")
    func selectionsInARow() {
      picker.selectRow(4, inComponent: 0, animated: true)
      stage.advance(by: 0.1)
      picker.selectRow(2, inComponent: 0, animated: true)
      #expect(stage.settle())
      #expect(picker.selectedRow(inComponent: 0) == 2 && fruits.log == [])
    }

    @Test("§34.2 a tap selects a row, and arrow keys change the column that was used last")
    func tapAndKeys() {
      stage.finger.tap(at: CGPoint(x: 240, y: 138))
      #expect(stage.settle())
      #expect(fruits.log == ["1: 2"])
      picker.becomeFirstResponder()
      stage.keys.press(.downArrow)
      stage.keys.press(.leftArrow)
      stage.keys.press(.downArrow)
      #expect(stage.settle())
      #expect(fruits.log == ["1: 2", "1: 3", "0: Banana"])
    }
  }
}
