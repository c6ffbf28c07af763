import UIKit

class ToDoItem: NSObject {
  var text: String
  var completed: Bool

  init(text: String) {
    self.text = text
    self.completed = false
  }
}

class ToDoCell: UITableViewCell {
  static let identifier = "ToDoCell"

  let label = UILabel()
  let separator = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    contentView.addConstraint(
      NSLayoutConstraint(
        item: label, attribute: .left, relatedBy: .equal, toItem: contentView, attribute: .left,
        multiplier: 1,
        constant: 20))
    contentView.addConstraint(
      NSLayoutConstraint(
        item: label, attribute: .right, relatedBy: .equal, toItem: contentView, attribute: .right,
        multiplier: 1,
        constant: -20))
    label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15).isActive = true
    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -15).isActive = true
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("NSCoding not supported")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
    accessoryType = .none
  }

  func configure(with item: ToDoItem) {
    label.text = item.text
    accessoryType = item.completed ? .checkmark : .none
  }
}

/// A list of things to do as in a tutorial of 2014: a table view controller, its own cell class, an edit button.
class ToDoListController: UITableViewController {
  var items: [ToDoItem] = [
    ToDoItem(text: "Feed the cat"), ToDoItem(text: "Buy eggs"), ToDoItem(text: "Watch WWDC videos"),
    ToDoItem(text: "Rule the Web"), ToDoItem(text: "Buy a new iPhone"), ToDoItem(text: "Darn holes in socks"),
    ToDoItem(text: "Write this tutorial"), ToDoItem(text: "Master Swift"), ToDoItem(text: "Learn to draw"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To do"
    navigationItem.rightBarButtonItem = editButtonItem
    tableView.register(ToDoCell.self, forCellReuseIdentifier: ToDoCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 50
    tableView.tableFooterView = UIView(frame: .zero)
    refreshControl = UIRefreshControl()
  }

  func add(_ text: String) {
    let item = ToDoItem(text: text)
    items.insert(item, at: 0)
    tableView.beginUpdates()
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
    tableView.endUpdates()
  }

  // MARK: - Table view data source

  override func numberOfSections(in tableView: UITableView) -> Int {
    return 1
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: ToDoCell.identifier, for: indexPath) as! ToDoCell
    cell.configure(with: items[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    return true
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {
    let item = items.remove(at: fromIndexPath.row)
    items.insert(item, at: to.row)
  }

  // MARK: - Table view delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    items[indexPath.row].completed.toggle()
    tableView.deselectRow(at: indexPath, animated: true)
    if let cell = tableView.cellForRow(at: indexPath) {
      cell.accessoryType = items[indexPath.row].completed ? .checkmark : .none
    }
  }
}
