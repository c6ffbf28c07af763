//
//  ContactDetailViewController.swift
//  ContactsTable
//

import UIKit

class ContactDetailViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

    let person: Person
    let tableView = UITableView(frame: .zero, style: .grouped)
    private var rows: [(String, String)] {
        var rows = [("mobile", person.phone)]
        if let company = person.company { rows.append(("company", company)) }
        return rows
    }

    init(person: Person) {
        self.person = person
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = person.fullName
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        return 2
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return section == 0 ? rows.count : 1
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 1 {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = person.isBlocked ? "Unblock this Caller" : "Block this Caller"
            cell.textLabel?.textColor = .red
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "Detail") ?? UITableViewCell(style: .value2, reuseIdentifier: "Detail")
        cell.textLabel?.text = rows[indexPath.row].0
        cell.detailTextLabel?.text = rows[indexPath.row].1
        cell.selectionStyle = .none
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return section == 0 ? "Details" : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return section == 1 ? "You will not receive calls or messages from people on the block list." : nil
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        return indexPath.section == 1
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard indexPath.section == 1 else { return }
        person.isBlocked = !person.isBlocked
        tableView.reloadRows(at: [indexPath], with: .fade)
    }
}
