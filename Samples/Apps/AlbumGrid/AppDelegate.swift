//  AppDelegate.swift
//  AlbumGrid
//
//  Created on 9/2/16.

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let layout = UICollectionViewFlowLayout()
    window.rootViewController = UINavigationController(rootViewController: AlbumViewController(collectionViewLayout: layout))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) {}
  func applicationDidEnterBackground(_ application: UIApplication) {}
}
