import UIKit

class MainTabBarController: UITabBarController {

    override func viewDidLoad() {
        super.viewDidLoad()

        let places = PlacesViewController()
        places.tabBarItem = UITabBarItem(title: "Places", image: UIImage(systemName: "map"), selectedImage: UIImage(systemName: "map.fill"))

        let favorites = FavoritesViewController()
        favorites.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)

        let profile = ProfileViewController()
        profile.tabBarItem = UITabBarItem(title: "Profile", image: UIImage(systemName: "person"), tag: 2)

        viewControllers = [places, favorites, profile].map { root in
            let navigationController = UINavigationController(rootViewController: root)
            navigationController.navigationBar.prefersLargeTitles = true
            return navigationController
        }

        delegate = self
        NotificationCenter.default.addObserver(self, selector: #selector(favoritesDidChange(_:)), name: .favoritesDidChange, object: nil)
    }

    @objc private func favoritesDidChange(_ notification: Notification) {
        let count = PlaceStore.shared.favorites.count
        viewControllers?[1].tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
    }
}

extension MainTabBarController: UITabBarControllerDelegate {

    /// A second tap on the tab scrolls to the top, like everywhere else on iOS.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        guard viewController === selectedViewController,
            let navigationController = viewController as? UINavigationController,
            navigationController.viewControllers.count == 1,
            let list = navigationController.topViewController as? UICollectionViewController else {
                return true
        }
        let top = CGPoint(x: 0, y: -list.collectionView.adjustedContentInset.top)
        list.collectionView.setContentOffset(top, animated: true)
        return true
    }
}
