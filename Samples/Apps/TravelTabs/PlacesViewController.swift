import UIKit

/// The list of a tab. Subclasses say which places it shows.
class PlaceListViewController: UICollectionViewController {

    var places: [Place] { return [] }

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
        layout.minimumLineSpacing = 12
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemGroupedBackground
        collectionView.alwaysBounceVertical = true
        collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: PlaceCell.reuseIdentifier)
        NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .favoritesDidChange, object: nil)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        collectionViewLayout.invalidateLayout()
    }

    @objc func reload() {
        collectionView.reloadData()
    }
}

// MARK: - UICollectionViewDataSource
extension PlaceListViewController {

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return places.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: PlaceCell.reuseIdentifier, for: indexPath) as! PlaceCell
        cell.configure(with: places[indexPath.item])
        return cell
    }
}

// MARK: - UICollectionViewDelegate
extension PlaceListViewController {

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let detail = PlaceDetailViewController(place: places[indexPath.item])
        navigationController?.pushViewController(detail, animated: true)
    }
}

// MARK: - UICollectionViewDelegateFlowLayout
extension PlaceListViewController: UICollectionViewDelegateFlowLayout {

    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let insets = collectionView.safeAreaInsets
        return CGSize(width: collectionView.bounds.width - insets.left - insets.right - 32, height: 72)
    }
}

class PlacesViewController: PlaceListViewController {

    private var isSortedByName = false

    override var places: [Place] {
        let all = PlaceStore.shared.places
        return isSortedByName ? all.sorted { $0.name < $1.name } : all
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Places"
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(sort))
    }

    @objc private func sort() {
        isSortedByName.toggle()
        collectionView.performBatchUpdates({
            collectionView.reloadSections(IndexSet(integer: 0))
        })
    }
}

class FavoritesViewController: PlaceListViewController {

    override var places: [Place] { return PlaceStore.shared.favorites }

    private let emptyLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Favorites"
        emptyLabel.text = "No favorites yet"
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        collectionView.backgroundView = emptyLabel
        reload()
    }

    override func reload() {
        super.reload()
        emptyLabel.isHidden = !places.isEmpty
    }
}
