import CollectionViewTesting
import Foundation
import Testing
import UIKit

extension TimedTests {
  @MainActor
  @Suite("Views for input")
  struct InputViewTests {
    private let controller = UIViewController()
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    private let stage: Stage

    init() {
      controller.view.addSubview(field)
      stage = Stage(controller, size: CGSize(width: 300, height: 500))
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("§33.1 the accessory view of a field is at the lower edge during editing, above the input view")
    func accessory() {
      let (bar, picker) = (UIToolbar(frame: CGRect(x: 0, y: 0, width: 1, height: 44)), UIPickerView())
      field.inputAccessoryView = bar
      field.inputView = picker
      #expect(bar.window == nil)
      stage.finger.tap(at: CGPoint(x: 60, y: 35))
      #expect(field.isFirstResponder)
      #expect(frame(of: bar) == CGRect(x: 0, y: 240, width: 300, height: 44))
      #expect(frame(of: picker) == CGRect(x: 0, y: 284, width: 300, height: 216))
      field.inputView = nil
      #expect(frame(of: bar) == CGRect(x: 0, y: 456, width: 300, height: 44) && picker.window == nil)
      field.resignFirstResponder()
      #expect(bar.window == nil)
    }

    @Test("§33.2 the notifications of the keyboard tell the frame of the views")
    func notifications() {
      nonisolated(unsafe) var log: [String] = []
      let tokens = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      ].map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
          log.append("\(name == UIResponder.keyboardWillShowNotification) \(end?.cgRectValue.minY ?? 0)")
        }
      }
      defer { tokens.forEach(NotificationCenter.default.removeObserver) }
      field.becomeFirstResponder()
      #expect(log == [], "a desktop has a keyboard")
      field.resignFirstResponder()
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(log == ["true 450.0", "false 500.0"])
    }

    @Test("§33.3 the guide of the keyboard follows the views, and is below the safe area without them")
    func guide() {
      let bottom = UIView()
      bottom.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(bottom)
      NSLayoutConstraint.activate([
        bottom.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bottom.widthAnchor.constraint(equalToConstant: 100),
        bottom.heightAnchor.constraint(equalToConstant: 40),
        bottom.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
      ])
      controller.view.layoutIfNeeded()
      #expect(frame(of: bottom).maxY == 500)
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      field.becomeFirstResponder()
      controller.view.layoutIfNeeded()
      #expect(frame(of: bottom).maxY == 450)
    }

    /// The upper edges of the views for input after each change of their frame that a closure causes.
    private func edges(in change: () -> Void) -> [CGFloat] {
      nonisolated(unsafe) var edges: [CGFloat] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        edges.append(end?.cgRectValue.minY ?? 0)
      }
      defer { NotificationCenter.default.removeObserver(token) }
      change()
      stage.window.layoutIfNeeded()
      return edges
    }

    /// Puts a view into another one, with constraints for all edges.
    private func fill(_ outer: UIView, with inner: UIView) {
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }

    @Test("§33.5 an accessory view grows with its constraints and its text, and the notifications are posted")
    func growing() {
      let (bar, inner) = (UIView(), UIView())
      fill(bar, with: inner)
      let height = inner.heightAnchor.constraint(equalToConstant: 40)
      height.isActive = true
      field.inputAccessoryView = bar
      #expect(edges { field.becomeFirstResponder() } == [460])
      #expect(frame(of: bar) == CGRect(x: 0, y: 460, width: 300, height: 40))
      #expect(edges { height.constant = 100 } == [400])
      #expect(frame(of: bar) == CGRect(x: 0, y: 400, width: 300, height: 100))
      #expect(frame(of: inner) == frame(of: bar))
      field.resignFirstResponder()
      height.constant = 30
      #expect(edges { field.becomeFirstResponder() } == [470], "it still sizes itself")
      let (other, text) = (UIView(), UITextView())
      text.isScrollEnabled = false
      fill(other, with: text)
      field.inputAccessoryView = other
      stage.window.layoutIfNeeded()
      let before = other.bounds.height
      #expect(edges { text.text = "One\nTwo\nThree" }.count == 1)
      #expect(other.bounds.height > before && frame(of: other).maxY == 500)
      #expect(edges { text.text = "" } == [500 - before])
    }

    /// A bar with an intrinsic height.
    private final class Sized: UIView {
      var height: CGFloat = 44
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
      }
    }

    @Test("§33.5 an accessory view gets its new intrinsic height")
    func intrinsicHeight() {
      let bar = Sized()
      field.inputAccessoryView = bar
      #expect(edges { field.becomeFirstResponder() } == [456])
      let change = {
        bar.height = 90
        bar.invalidateIntrinsicContentSize()
      }
      #expect(edges(in: change) == [410] && bar.frame.height == 90)
      bar.height = 60
      #expect(edges { field.reloadInputViews() } == [440])
    }

    @Test("§33.5 an accessory view keeps the height of its frame, whatever its constraints are")
    func fixedHeight() {
      let (bar, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60)), UIView())
      fill(bar, with: inner)
      let height = inner.heightAnchor.constraint(equalToConstant: 40)
      height.priority = .defaultHigh
      height.isActive = true
      field.inputAccessoryView = bar
      #expect(edges { field.becomeFirstResponder() } == [440])
      bar.frame.size.height = 80
      #expect(edges { field.reloadInputViews() } == [420])
      #expect(frame(of: bar) == CGRect(x: 0, y: 420, width: 300, height: 80))
    }

    /// A controller with a bar for messages, as chat apps write it.
    private final class Chat: UIViewController {
      let input = UITextField()
      lazy var bar: UIView = {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        input.frame = CGRect(x: 10, y: 10, width: 200, height: 40)
        bar.addSubview(input)
        return bar
      }()

      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }

    @Test("§33.4 the accessory view of a controller appears with it, and stays while its field is edited")
    func chat() {
      let chat = Chat()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let stage = Stage(navigation, size: CGSize(width: 300, height: 500))
      navigation.pushViewController(chat, animated: false)
      stage.settle()
      #expect(chat.isFirstResponder && frame(of: chat.bar) == CGRect(x: 0, y: 440, width: 300, height: 60))
      stage.finger.tap(at: CGPoint(x: 60, y: 470))
      stage.keys.type("hi")
      #expect(chat.input.isFirstResponder && chat.input.text == "hi" && chat.bar.window != nil)
      chat.input.resignFirstResponder()
      #expect(chat.isFirstResponder && chat.bar.window != nil)
      navigation.popViewController(animated: false)
      stage.settle()
      #expect(chat.bar.window == nil)
    }

    /// A table of 30 rows of 50 points with a bar of 60 points, and a field in each row.
    private final class ChatTable: UITableViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))

      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }

      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.contentInset.bottom = 7
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell()
        cell.contentView.addSubview(UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 40)))
        return cell
      }
    }

    @Test("§33.6 the rows of a table view controller end above the bar, which may grow and go")
    func tableInset() throws {
      let chat = ChatTable(style: .plain)
      let stage = Stage(
        UINavigationController(rootViewController: chat), size: CGSize(width: 300, height: 500))
      let table = try #require(chat.tableView)
      stage.settle()
      #expect(table.contentInset.bottom == 67 && table.verticalScrollIndicatorInsets.bottom == 60)
      table.scrollToRow(at: [0, 29], at: .bottom, animated: false)
      stage.settle()
      #expect(try frame(of: #require(table.cellForRow(at: [0, 29]))).maxY == 433)
      // The stage has made the table first responder, for its keys.
      chat.becomeFirstResponder()
      chat.bar.frame.size.height = 90
      chat.reloadInputViews()
      #expect(table.contentInset.bottom == 97 && table.verticalScrollIndicatorInsets.bottom == 90)
      table.contentInset.bottom = 20
      chat.bar.frame.size.height = 100
      chat.reloadInputViews()
      #expect(table.contentInset.bottom == 120, "the app's inset remains")
      chat.resignFirstResponder()
      #expect(table.contentInset.bottom == 20 && table.verticalScrollIndicatorInsets.bottom == 0)
    }

    @Test("§33.6 the inset is there when the notification is, and does not count the safe area twice")
    func insetBeforeNotification() {
      let chat = ChatTable(style: .plain)
      nonisolated(unsafe) var insets: [CGFloat] = []
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { insets.append(chat.tableView.adjustedContentInset.bottom) }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      let stage = Stage(chat, size: CGSize(width: 300, height: 500))
      stage.window.hostSafeAreaInsets.bottom = 34
      stage.settle()
      #expect(frame(of: chat.bar).maxY == 466 && insets.last == 101)
      #expect(chat.tableView.adjustedContentInset.bottom == 101 && chat.tableView.contentInset.bottom == 67)
    }

    @Test("§33.6 a field that the bar would cover scrolls above it")
    func coveredField() throws {
      let chat = ChatTable(style: .plain)
      let stage = Stage(chat, size: CGSize(width: 300, height: 500))
      stage.settle()
      chat.becomeFirstResponder()
      chat.resignFirstResponder()
      stage.settle()
      #expect(chat.bar.window == nil)
      let field = try #require(
        chat.tableView.cellForRow(at: [0, 9])?.contentView.subviews.first as? UITextField)
      #expect(frame(of: field) == CGRect(x: 10, y: 455, width: 200, height: 40))
      field.becomeFirstResponder()
      #expect(frame(of: field).maxY == 433, "above the app's inset of 7 points, too")
    }

    @Test("§33.6 the items of a collection view controller end above the bar")
    func collectionInset() {
      final class Chat: UICollectionViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
      }
      let chat = Chat(collectionViewLayout: UICollectionViewFlowLayout())
      let stage = Stage(chat, size: CGSize(width: 300, height: 500))
      stage.settle()
      #expect(chat.collectionView.contentInset.bottom == 60)
      stage.resize(to: CGSize(width: 300, height: 400))
      stage.settle()
      #expect(chat.collectionView.contentInset.bottom == 60 && frame(of: chat.bar).minY == 340)
      chat.resignFirstResponder()
      #expect(chat.collectionView.contentInset.bottom == 0)
    }
  }
}
