//
//  AppDelegate.swift
//  PhotoFeed
//
//  Created by Priya Raman on 3/22/17.
//  Copyright © 2017 Priya Raman. All rights reserved.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey : Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.makeKeyAndVisible()
        window?.rootViewController = UINavigationController(rootViewController: FeedController(collectionViewLayout: UICollectionViewFlowLayout()))

        return true
    }
}
