import UIKit

class ProfileViewController: UIViewController {

    private let nameLabel = UILabel()
    private let unitControl = UISegmentedControl(items: ["Kilometres", "Miles"])
    private let offlineSwitch = UISwitch()
    private let progressView = UIProgressView(progressViewStyle: .default)
    private let signOutButton = UIButton(type: .system)

    override func loadView() {
        view = UIView()
        view.backgroundColor = .systemBackground
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Profile"

        nameLabel.text = "Ada Nilsson"
        nameLabel.font = .preferredFont(forTextStyle: .title2)
        nameLabel.adjustsFontForContentSizeCategory = true
        unitControl.selectedSegmentIndex = 0
        offlineSwitch.addTarget(self, action: #selector(offlineChanged), for: .valueChanged)
        progressView.isHidden = true
        signOutButton.setTitle("Sign Out", for: .normal)
        signOutButton.setTitleColor(.systemRed, for: .normal)
        signOutButton.addTarget(self, action: #selector(signOut(_:)), for: .touchUpInside)

        let offlineLabel = UILabel()
        offlineLabel.text = "Offline maps"
        offlineLabel.font = .preferredFont(forTextStyle: .body)
        offlineLabel.adjustsFontForContentSizeCategory = true

        let row = UIStackView(arrangedSubviews: [offlineLabel, offlineSwitch])
        row.distribution = .equalSpacing
        row.alignment = .center

        let stack = UIStackView(arrangedSubviews: [nameLabel, unitControl, row, progressView, signOutButton])
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)

        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    @objc func offlineChanged() {
        progressView.isHidden = !offlineSwitch.isOn
        progressView.setProgress(offlineSwitch.isOn ? 0.6 : 0, animated: true)
    }

    @objc func signOut(_ sender: UIButton) {
        let sheet = UIAlertController(title: "Sign out?", message: "Your favorites are removed from this device.", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Sign Out", style: .destructive, handler: { _ in
            PlaceStore.shared.removeAllFavorites()
            self.nameLabel.text = "Guest"
        }))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = sender
        sheet.popoverPresentationController?.sourceRect = sender.bounds
        present(sheet, animated: true)
    }
}
