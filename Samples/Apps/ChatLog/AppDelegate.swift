//
//  AppDelegate.swift
//  ChatLog
//
//  2018
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

	var window: UIWindow?

	func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
		let chat = ChatViewController()
		chat.messages = Message.history
		let nav = UINavigationController(rootViewController: chat)
		nav.navigationBar.isTranslucent = false
		nav.navigationBar.barTintColor = UIColor(red: 0.27, green: 0.42, blue: 0.64, alpha: 1)
		nav.navigationBar.tintColor = .white
		nav.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]

		window = UIWindow(frame: UIScreen.main.bounds)
		window!.rootViewController = nav
		window!.makeKeyAndVisible()
		return true
	}
}
