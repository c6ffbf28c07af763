//
//  ContactsTableViewController.swift
//  ContactsTable
//

import UIKit

class ContactsTableViewController: UITableViewController {

    let book = AddressBook()

    override func viewDidLoad() {
        super.viewDidLoad()

        title = "Contacts"
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "To Favorites", style: .plain, target: self, action: #selector(scrollToFavorites))

        tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
        tableView.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Header")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.sectionIndexColor = .systemTeal
        tableView.sectionIndexBackgroundColor = .clear
        tableView.sectionIndexTrackingBackgroundColor = .tertiarySystemFill
        tableView.tableFooterView = makeFooter()

        refreshControl = UIRefreshControl()
        refreshControl?.attributedTitle = NSAttributedString(string: "Pull to refresh")
        refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    }

    private func makeFooter() -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        label.text = "\(count) contacts"
        label.textAlignment = .center
        label.textColor = .gray
        return label
    }

    private var count: Int {
        return book.groups.reduce(0) { $0 + $1.count }
    }

    private func updateFooter() {
        (tableView.tableFooterView as? UILabel)?.text = "\(count) contacts"
    }

    // MARK: - Actions

    @objc func refresh(_ sender: UIRefreshControl) {
        book.fetch {
            self.tableView.reloadData()
            self.updateFooter()
            sender.endRefreshing()
        }
    }

    @objc func scrollToFavorites() {
        tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    }

    // MARK: - Table view data source

    private func person(at indexPath: IndexPath) -> Person {
        return indexPath.section == 0 ? book.favorites[indexPath.row] : book.groups[indexPath.section - 1][indexPath.row]
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return book.groups.count + 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? book.favorites.count : book.groups[section - 1].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.reuseIdentifier, for: indexPath) as! ContactCell
        cell.configure(with: person(at: indexPath))
        cell.showsReorderControl = indexPath.section == 0
        return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        return isEditing ? nil : ["★"] + book.letters
    }

    override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        return index
    }

    // MARK: - Headers

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
        header?.textLabel?.text = section == 0 ? "Favorites" : book.letters[section - 1]
        return header
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        return section == 0 && book.favorites.isEmpty ? 0 : UITableView.automaticDimension
    }

    // MARK: - Editing

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.reloadSectionIndexTitles()
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
            if indexPath.section == 0 {
                book.favorites.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .fade)
            } else if book.remove(at: indexPath.row, inGroup: indexPath.section - 1) {
                tableView.deleteSections(IndexSet(integer: indexPath.section), with: .left)
                tableView.reloadSectionIndexTitles()
            } else {
                tableView.deleteRows(at: [indexPath], with: .left)
            }
            updateFooter()
        }
    }

    override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? {
        return indexPath.section == 0 ? "Remove" : "Delete"
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        return indexPath.section == 0
    }

    override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        let moved = book.favorites.remove(at: sourceIndexPath.row)
        book.favorites.insert(moved, at: destinationIndexPath.row)
    }

    override func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath {
        if proposedDestinationIndexPath.section == 0 {
            return proposedDestinationIndexPath
        }
        return IndexPath(row: book.favorites.count - 1, section: 0)
    }

    override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        guard indexPath.section > 0 else { return nil }
        let delete = UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] _, indexPath in
            self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
        }
        let blocked = person(at: indexPath).isBlocked
        let block = UITableViewRowAction(style: .normal, title: blocked ? "Unblock" : "Block") { [weak self] _, indexPath in
            self?.person(at: indexPath).isBlocked = !blocked
            tableView.reloadRows(at: [indexPath], with: .none)
        }
        block.backgroundColor = .orange
        return [delete, block]
    }

    // MARK: - Table view delegate

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detailVC = ContactDetailViewController(person: person(at: indexPath))
        navigationController?.pushViewController(detailVC, animated: true)
    }
}
