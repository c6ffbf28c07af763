import UIKit

/// A cell as an app for iOS has it: initials in a circle, a name and a number, placed by constraints.
final class ContactCell: UICollectionViewCell {
  private let initials = UILabel()
  private let name = UILabel()
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemBackground
    initials.backgroundColor = .systemBlue
    initials.textColor = .white
    initials.textAlignment = .center
    initials.layer.cornerRadius = 22
    initials.clipsToBounds = true
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    number.font = .systemFont(ofSize: 14)
    number.textColor = .secondaryLabel

    let lines = UIStackView(arrangedSubviews: [name, number])
    lines.axis = .vertical
    lines.spacing = 2
    for view in [initials, lines] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      initials.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      initials.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      initials.widthAnchor.constraint(equalToConstant: 44),
      initials.heightAnchor.constraint(equalToConstant: 44),
      lines.leadingAnchor.constraint(equalTo: initials.trailingAnchor, constant: 12),
      lines.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      lines.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(name: String, number: String) {
    self.name.text = name
    self.number.text = number
    initials.text = String(name.split(separator: " ").compactMap(\.first))
  }
}
