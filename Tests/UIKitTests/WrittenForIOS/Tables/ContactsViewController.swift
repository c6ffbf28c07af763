import UIKit

struct Contact: Hashable, Sendable {
  let id: UUID
  let name: String
  let mail: String

  init(_ name: String) {
    id = UUID()
    self.name = name
    mail = name.lowercased() + "@example.com"
  }
}

enum ContactSection: Int, CaseIterable, Sendable {
  case favorites
  case all

  var title: String { self == .favorites ? "Favorites" : "All contacts" }
}

/// Contacts as one writes them since 2020: a diffable data source, content configurations, and a filter.
final class ContactsViewController: UIViewController {
  private final class DataSource: UITableViewDiffableDataSource<ContactSection, Contact> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)?.title
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let contact = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([contact])
      apply(snapshot, animatingDifferences: true)
    }
  }

  let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private lazy var dataSource = makeDataSource()
  private let contacts: [Contact]
  private var favorites: Set<Contact> = []
  private(set) var shownMail: String?

  init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.delegate = self
    dataSource.defaultRowAnimation = .fade
    applySnapshot(animated: false)
  }

  private func makeDataSource() -> DataSource {
    DataSource(tableView: tableView) { tableView, indexPath, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = contact.name
      content.secondaryText = contact.mail
      cell.contentConfiguration = content
      return cell
    }
  }

  func filter(_ text: String) { applySnapshot(animated: true, matching: text) }

  private func applySnapshot(animated: Bool, matching text: String = "") {
    var snapshot = NSDiffableDataSourceSnapshot<ContactSection, Contact>()
    let matches = contacts.filter { text.isEmpty || $0.name.lowercased().contains(text.lowercased()) }
    let (first, rest) = (matches.filter(favorites.contains), matches.filter { !favorites.contains($0) })
    if !first.isEmpty {
      snapshot.appendSections([.favorites])
      snapshot.appendItems(first, toSection: .favorites)
    }
    snapshot.appendSections([.all])
    snapshot.appendItems(rest, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension ContactsViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    shownMail = contact.mail
    if favorites.remove(contact) == nil { favorites.insert(contact) }
    applySnapshot(animated: true)
  }
}
