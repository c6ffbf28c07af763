//
//  AppDelegate.swift
//  CardCarousel
//

import UIKit
import CoreGraphics

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

  var window: UIWindow?

  func application(_ application: UIApplication,
                   didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = CarouselVC()
    window?.makeKeyAndVisible()
    return true
  }
}
