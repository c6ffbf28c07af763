//
//  AppDelegate.swift
//  WelcomePager
//
//  Created by Lucas Moreau on 05/02/2019.
//

import UIKit

@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    let router = Router()

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        router.start(in: window)
        return true
    }
}

final class Router {

    private weak var window: UIWindow?

    func start(in window: UIWindow) {
        self.window = window
        let onboarding = OnboardingViewController(pages: OnboardingPage.all)
        onboarding.delegate = self
        window.rootViewController = onboarding
        window.makeKeyAndVisible()
    }
}

extension Router: OnboardingViewControllerDelegate {

    func onboardingDidFinish(_ controller: OnboardingViewController) {
        guard let window = window else { return }
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: {
            window.rootViewController = HomeViewController()
        })
    }
}
