import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.tintColor = .systemOrange
        window?.rootViewController = UINavigationController(rootViewController: RecipesViewController(store: RecipeStore()))
        window?.makeKeyAndVisible()
    }
}
