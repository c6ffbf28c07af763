import UIKit

class SettingsViewController: UIViewController {

    private typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    private let store = SettingsStore()
    private var collectionView: UICollectionView!
    private var dataSource: DataSource!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        navigationItem.rightBarButtonItem = editButtonItem
        configureHierarchy()
        configureDataSource()
        applySnapshot(animatingDifferences: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView.isEditing = editing
        applySnapshot(animatingDifferences: animated)
    }
}

// MARK: - Layout

extension SettingsViewController {

    private func createLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout { [unowned self] sectionIndex, environment in
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            let section = dataSource.snapshot().sectionIdentifiers[sectionIndex]
            configuration.headerMode = section.title == nil ? .none : .supplementary
            configuration.footerMode = section.footer == nil ? .none : .supplementary
            if section == .accounts {
                configuration.leadingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
                    leadingSwipeActions(at: indexPath)
                }
                configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] indexPath in
                    trailingSwipeActions(at: indexPath)
                }
            }
            return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
    }

    private func configureHierarchy() {
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: createLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }
}

// MARK: - Swipe actions

extension SettingsViewController {

    private func account(at indexPath: IndexPath) -> Account? {
        guard case .account(let id)? = dataSource.itemIdentifier(for: indexPath) else { return nil }
        return store.account(id)
    }

    private func leadingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let account = account(at: indexPath), !account.isDefault else { return nil }
        let action = UIContextualAction(style: .normal, title: "Default") { [weak self] _, _, completion in
            self?.store.makeDefault(account.id)
            self?.reconfigureAccounts()
            completion(true)
        }
        action.backgroundColor = .systemBlue
        action.image = UIImage(systemName: "star.fill")
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func trailingSwipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let account = account(at: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Remove") { [weak self] _, _, completion in
            self?.store.remove(account.id)
            self?.applySnapshot(animatingDifferences: true)
            completion(true)
        }
        let mute = UIContextualAction(style: .normal, title: account.isMuted ? "Unmute" : "Mute") { [weak self] _, _, completion in
            self?.store.toggleMute(account.id)
            self?.reconfigureAccounts()
            completion(true)
        }
        mute.backgroundColor = .systemIndigo
        let configuration = UISwipeActionsConfiguration(actions: [delete, mute])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

// MARK: - Data source

extension SettingsViewController {

    private func configureDataSource() {
        let cellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [unowned self] cell, _, item in
            configure(cell, for: item)
        }
        let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            content.text = dataSource.sectionIdentifier(for: indexPath.section)?.title
            header.contentConfiguration = content
        }
        let footerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { [unowned self] footer, _, indexPath in
            var content = footer.defaultContentConfiguration()
            content.text = dataSource.sectionIdentifier(for: indexPath.section)?.footer
            footer.contentConfiguration = content
        }

        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: item)
        }
        dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? headerRegistration : footerRegistration,
                for: indexPath)
        }
        dataSource.reorderingHandlers.canReorderItem = { item in
            if case .account = item { return true }
            return false
        }
        dataSource.reorderingHandlers.didReorder = { [unowned self] transaction in
            let ids = transaction.finalSnapshot.itemIdentifiers(inSection: .accounts).compactMap { item -> Account.ID? in
                if case .account(let id) = item { return id }
                return nil
            }
            store.reorder(ids)
        }
    }

    private func applySnapshot(animatingDifferences: Bool) {
        var snapshot = Snapshot()
        snapshot.appendSections(Section.allCases)
        snapshot.appendItems([.airplaneMode, .wifi, .notifications], toSection: .connection)
        snapshot.appendItems([.appearance, .badges, .storage], toSection: .display)
        snapshot.appendItems(store.accounts.map { .account($0.id) }, toSection: .accounts)
        if isEditing {
            snapshot.appendItems([.addAccount], toSection: .accounts)
        }
        snapshot.appendItems([.reset], toSection: .reset)
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    private func reconfigureAccounts() {
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: .accounts))
        dataSource.apply(snapshot)
    }

    private func configure(_ cell: UICollectionViewListCell, for item: Item) {
        var content = cell.defaultContentConfiguration()
        cell.accessories = []

        switch item {
        case .airplaneMode:
            content.text = "Airplane Mode"
            content.image = icon(.systemOrange)
            cell.accessories = [toggle(isOn: store.isAirplaneModeOn) { [unowned self] isOn in
                store.isAirplaneModeOn = isOn
                var snapshot = dataSource.snapshot()
                snapshot.reconfigureItems([.wifi])
                dataSource.apply(snapshot, animatingDifferences: false)
            }]
        case .wifi:
            content.text = "Wi-Fi"
            content.image = icon(.systemBlue)
            cell.accessories = [
                .label(text: store.isAirplaneModeOn ? "Off" : "Harbour Guest"),
                .disclosureIndicator(),
            ]
        case .notifications:
            content.text = "Notifications"
            content.image = icon(.systemRed)
            cell.accessories = [toggle(isOn: store.allowsNotifications) { [unowned self] in store.allowsNotifications = $0 }]
        case .appearance:
            content.text = "Appearance"
            cell.accessories = [.popUpMenu(appearanceMenu())]
        case .badges:
            content.text = "Badge Count"
            content.secondaryText = "Counts unread messages of all accounts that are not muted."
            content.secondaryTextProperties.color = .secondaryLabel
            cell.accessories = [
                .label(text: "12"),
                .detail(actionHandler: { [unowned self] in showBadgeDetails() }),
            ]
        case .storage:
            content = .valueCell()
            content.text = "Storage"
            content.secondaryText = "3.2 GB of 64 GB"
            cell.accessories = [.disclosureIndicator(displayed: .whenNotEditing)]
        case .account(let id):
            guard let account = store.account(id) else { break }
            content = .subtitleCell()
            content.text = account.name
            content.textProperties.font = UIFont.preferredFont(forTextStyle: .headline)
            content.secondaryText = account.address
            content.secondaryTextProperties.color = .secondaryLabel
            var accessories: [UICellAccessory] = [
                .delete(), .reorder(),
                .disclosureIndicator(displayed: .whenNotEditing),
            ]
            if account.isDefault { accessories.append(.checkmark(displayed: .whenNotEditing)) }
            if account.isMuted {
                let bell = UIImageView(image: UIImage(systemName: "bell.slash"))
                accessories.append(.customView(configuration: .init(
                    customView: bell, placement: .trailing(displayed: .always), tintColor: .secondaryLabel)))
            }
            cell.accessories = accessories
        case .addAccount:
            content.text = "Add Account"
            cell.accessories = [.insert { [unowned self] in addAccount() }]
        case .reset:
            content.text = "Reset All Settings"
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
    }

    private func icon(_ color: UIColor) -> UIImage {
        let size = CGSize(width: 29, height: 29)
        return UIGraphicsImageRenderer(size: size).image { _ in
            color.setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
        }
    }

    private func toggle(isOn: Bool, changed: @escaping (Bool) -> Void) -> UICellAccessory {
        let toggle = UISwitch()
        toggle.isOn = isOn
        toggle.addAction(UIAction { action in
            guard let toggle = action.sender as? UISwitch else { return }
            changed(toggle.isOn)
        }, for: .valueChanged)
        return .customView(configuration: .init(customView: toggle, placement: .trailing(displayed: .always)))
    }

    private func appearanceMenu() -> UIMenu {
        let styles: [(String, UIUserInterfaceStyle)] = [("Automatic", .unspecified), ("Light", .light), ("Dark", .dark)]
        return UIMenu(options: .singleSelection, children: styles.map { title, style in
            UIAction(title: title, state: store.appearance == style ? .on : .off) { [unowned self] _ in
                store.appearance = style
                view.window?.overrideUserInterfaceStyle = style
            }
        })
    }
}

// MARK: - Actions

extension SettingsViewController {

    private func addAccount() {
        store.add("New Account", "not yet verified")
        applySnapshot(animatingDifferences: true)
    }

    private func showBadgeDetails() {
        let alert = UIAlertController(
            title: "Badge Count", message: "The number on the icon of the app.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}

// MARK: - UICollectionViewDelegate

extension SettingsViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .wifi, .storage, .account, .reset: return true
        default: return false
        }
    }

    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        switch dataSource.itemIdentifier(for: indexPath) {
        case .account, .addAccount: return true
        default: return false
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        let isAccount = account(at: proposedIndexPath) != nil
        return isAccount ? proposedIndexPath : currentIndexPath
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
        switch item {
        case .reset:
            let sheet = UIAlertController(title: nil, message: "All settings return to their defaults.", preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Reset", style: .destructive) { [unowned self] _ in
                store.isAirplaneModeOn = false
                store.allowsNotifications = true
                var snapshot = dataSource.snapshot()
                snapshot.reloadSections([.connection])
                dataSource.apply(snapshot)
            })
            sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
            present(sheet, animated: true)
        case .account(let id):
            guard let account = store.account(id) else { return }
            let controller = UIViewController()
            controller.view.backgroundColor = .systemBackground
            controller.title = account.name
            controller.navigationItem.largeTitleDisplayMode = .never
            navigationController?.pushViewController(controller, animated: true)
        default:
            break
        }
    }
}
