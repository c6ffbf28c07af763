import UIKit

/// What surrounds the content of a window, as the program described it. A window that is shown later begins with it.
@MainActor
struct WindowChrome {
  var title: String
  var subtitle = ""
  var startItems: [HeaderBarItem] = []
  var endItems: [HeaderBarItem] = [.layouts]
  var commands: [WindowCommand] = []
  var menuKeys: [UIAction.Identifier: String] = [:]
  var search: SearchHandlers?
  var layoutPicture: LayoutPictureSource?
  /// The message to show with the window.
  var message: StatusMessage?
  var messageInset = 0
}
