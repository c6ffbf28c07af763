import Swift5Client
import UIKit

/// Apps with delegates of another package start and lay out, without a window system.
@MainActor
func checkApplications(_ checks: inout Checks) {
  UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
  let old = UIApplication.launch(OldAppDelegate.self)
  checks.expect(old.keyWindow === (old.delegate as? OldAppDelegate)?.window, "an app delegate with a window")
  checks.expect(old.keyWindow?.rootViewController is UINavigationController, "its root controller")
  old.hostWillTerminate()

  let new = UIApplication.launch(NewAppDelegate.self)
  let scene = new.connectedScenes.first as? UIWindowScene
  checks.expect(scene?.delegate is NewSceneDelegate, "a scene delegate from a configuration")
  checks.expect(scene?.windows.count, is: 2, "two windows")
  let screen = scene?.keyWindow?.rootViewController?.children.first as? OnboardingViewController
  _ = scene?.makeDisplayList()
  checks.expect(screen?.barHeights.0, is: 0, "the height of the status bar")
  checks.expect(screen?.isRightToLeft, is: false, "the direction")
  let view = UIView()
  view.badge = "3"
  view.loader = UILabel()
  checks.expect(view.badge == "3" && view.loader is UILabel, "associated objects")
  new.hostWillTerminate()
}
