//
//  ContactCell.swift
//  ContactsTable
//

import UIKit

class ContactCell: UITableViewCell {

    static let reuseIdentifier = "ContactCell"

    let nameLabel = UILabel()
    let companyLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setup()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setup()
    }

    private func setup() {
        nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
        companyLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
        companyLabel.textColor = UIColor.gray
        for label in [nameLabel, companyLabel] {
            label.numberOfLines = 0
            label.adjustsFontForContentSizeCategory = true
        }

        let stackView = UIStackView(arrangedSubviews: [nameLabel, companyLabel])
        stackView.axis = .vertical
        stackView.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stackView)

        let margins = contentView.layoutMarginsGuide
        stackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
        stackView.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
        stackView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
        stackView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10).isActive = true
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        accessoryType = .none
        nameLabel.textColor = nil
    }

    func configure(with person: Person) {
        nameLabel.text = person.fullName
        nameLabel.textColor = person.isBlocked ? .lightGray : .label
        companyLabel.text = person.company
        companyLabel.isHidden = person.company == nil
        accessoryType = .disclosureIndicator
    }
}
