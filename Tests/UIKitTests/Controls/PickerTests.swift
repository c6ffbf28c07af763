import CollectionViewTesting
import Foundation
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

    private func utc() -> Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      return calendar
    }

    private func date(_ text: String) -> Date { ISO8601DateFormatter().date(from: text) ?? .distantPast }

    private func datePicker(_ mode: UIDatePicker.Mode, _ text: String, locale: String = "en_US")
      -> UIDatePicker
    {
      let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
      picker.preferredDatePickerStyle = .wheels
      picker.calendar = utc()
      picker.locale = Locale(identifier: locale)
      picker.datePickerMode = mode
      picker.date = date(text)
      self.picker.removeFromSuperview()
      root.addSubview(picker)
      stage.advance(by: 0.1)
      return picker
    }

    @Test("§34.4 31 January becomes the last day of February, and the event is sent once")
    func shortMonth() {
      let picker = datePicker(.date, "2024-01-31T10:30:00Z")
      var count = 0
      picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
      // The columns of American English are month, day and year. The next month is one row below the middle.
      stage.finger.tap(at: CGPoint(x: 60, y: 138))
      #expect(stage.settle())
      #expect(picker.date == date("2024-02-29T10:30:00Z") && count == 1)
    }

    @Test("§34.5 dates outside of the range are limited, and a range that is empty has no effect")
    func range() {
      let picker = datePicker(.date, "2024-05-10T00:00:00Z")
      picker.minimumDate = date("2024-05-12T00:00:00Z")
      #expect(picker.date == date("2024-05-12T00:00:00Z"))
      picker.maximumDate = date("2024-05-20T00:00:00Z")
      picker.date = date("2025-01-01T00:00:00Z")
      #expect(picker.date == date("2024-05-20T00:00:00Z"))
    }

    @Test("§34.6 a duration is at least a minute, and minutes have an interval")
    func duration() {
      let picker = datePicker(.countDownTimer, "2024-05-10T13:00:00Z")
      picker.countDownDuration = 3_660
      #expect(picker.countDownDuration == 3_660 && picker.datePickerStyle == .wheels)
      picker.countDownDuration = 5
      #expect(picker.countDownDuration == 60)
    }

    @Test("§34.3 the compact style is a button that opens the columns")
    func compact() {
      let controller = UIViewController()
      let picker = UIDatePicker()
      picker.datePickerMode = .date
      picker.frame = CGRect(origin: CGPoint(x: 50, y: 50), size: picker.intrinsicContentSize)
      controller.view.addSubview(picker)
      let stage = Stage(controller, size: CGSize(width: 500, height: 500))
      #expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height < 60)
      stage.finger.tap(at: CGPoint(x: picker.frame.midX, y: picker.frame.midY))
      stage.settle()
      #expect(controller.presentedViewController != nil)
    }
  }
}
