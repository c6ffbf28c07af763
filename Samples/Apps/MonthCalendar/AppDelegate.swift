import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        true
    }

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        coordinator = AppCoordinator(window: window)
        coordinator?.start()
        self.window = window
    }
}

/// Creates the screens and connects their view models.
final class AppCoordinator {

    private let window: UIWindow
    private let navigationController = UINavigationController()

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        let viewModel = CalendarViewModel(today: DateComponents(calendar: .gregorianInUTC, year: 2023, month: 5, day: 17).date!)
        viewModel.onDaySelected = { [weak self] day in
            self?.showDay(day)
        }
        navigationController.viewControllers = [CalendarViewController(viewModel: viewModel)]
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
    }

    private func showDay(_ day: CalendarViewModel.Day) {
        let controller = DayViewController(day: day)
        let sheet = UINavigationController(rootViewController: controller)
        controller.onClose = { [weak sheet] in
            sheet?.dismiss(animated: true)
        }
        sheet.sheetPresentationController?.detents = [.medium()]
        navigationController.present(sheet, animated: true)
    }
}
