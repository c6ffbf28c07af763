import CollectionViewTesting
import Testing
import UIKit

extension TimedTests {
  /// Tables of every style.
  @MainActor
  @Suite("Pictures of table views")
  struct TablePictureTests {
    /// Settings as they are shown in the age of tables.
    private final class Settings: UITableViewController {
      private static let rows = [
        [("Wi-Fi", "Home"), ("Bluetooth", "On"), ("Mobile Data", "")],
        [("General", "About, software update"), ("Display", "Automatic"), ("Sounds", "")],
      ]
      var cellStyle = UITableViewCell.CellStyle.value1
      var selected: IndexPath?

      override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
      }

      override func numberOfSections(in tableView: UITableView) -> Int { Self.rows.count }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Self.rows[section].count
      }

      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: cellStyle, reuseIdentifier: nil)
        let row = Self.rows[path.section][path.row]
        cell.textLabel?.text = row.0
        cell.detailTextLabel?.text = row.1
        if path.section == 0, path.row < 2 {
          cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 29, height: 29)).image { _ in
            (path.row == 0 ? UIColor.systemBlue : .systemIndigo).setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 29, height: 29), cornerRadius: 6).fill()
          }
        }
        cell.accessoryType =
          path.section == 0 ? .disclosureIndicator : [.detailButton, .checkmark, .none][path.row]
        if path == IndexPath(row: 2, section: 1) { cell.accessoryView = UISwitch() }
        return cell
      }

      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Network", "Device"][section]
      }

      override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        section == 1 ? "Settings of this device." : nil
      }

      override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {}
    }

    private let size = CGSize(width: 320, height: 480)

    @Test(
      "styles in light and dark",
      arguments: [
        (UITableView.Style.plain, "plain"), (.grouped, "grouped"), (.insetGrouped, "inset-grouped"),
      ])
    func style(_ style: UITableView.Style, name: String) {
      let settings = Settings(style: style)
      settings.selected = IndexPath(row: 1, section: 0)
      expectSnapshot(of: settings, named: "table-\(name)", sizes: [size], styles: [.light, .dark])
    }

    @Test("editing, with controls and handles")
    func editing() {
      let settings = Settings(style: .insetGrouped)
      settings.setEditing(true, animated: false)
      expectSnapshot(of: settings, named: "table-editing", sizes: [size])
    }

    @Test("selecting several rows while editing")
    func multipleSelection() {
      let settings = Settings(style: .plain)
      settings.tableView.allowsMultipleSelectionDuringEditing = true
      settings.selected = IndexPath(row: 1, section: 0)
      settings.tableView.isEditing = true
      settings.tableView.selectRow(at: settings.selected, animated: false, scrollPosition: .none)
      expectSnapshot(of: settings, named: "table-multiple", sizes: [size], styles: [.light, .dark])
    }

    @Test("a mirrored table view")
    func mirrored() {
      expectSnapshot(
        of: Settings(style: .grouped), named: "table-mirrored", sizes: [size], directions: [.rightToLeft])
    }

    @Test("cells with a subtitle, and with a title beside the value")
    func cellStyles() {
      for (style, name) in [(UITableViewCell.CellStyle.subtitle, "subtitle"), (.value2, "value2")] {
        let settings = Settings(style: .plain)
        settings.cellStyle = style
        expectSnapshot(of: settings, named: "table-\(name)", sizes: [size])
      }
    }
  }
}
