import UIKit

/// Shows the menus of views in popovers over a canvas.
@MainActor
final class PopoverMenuPresenter: MenuPresenter {
  /// Called when a menu is about to open. The canvas loses pointer and keyboard.
  var onOpen: (() -> Void)?

  private let canvas: Canvas
  private var popover: MenuPopover?

  init(over canvas: Canvas) { self.canvas = canvas }

  func present(_ menu: PresentedMenu) {
    popover?.close()
    onOpen?()
    open(menu)
  }

  func update(_ menu: PresentedMenu) {
    guard let popover, popover.menu === menu else { return }
    popover.showElements()
  }

  func dismiss(_ menu: PresentedMenu) {
    guard let popover, popover.menu === menu else { return }
    popover.close()
  }

  private func open(_ menu: PresentedMenu) {
    let popover = MenuPopover(menu, over: canvas)
    self.popover = popover
    popover.onClose = { [weak self, weak popover] in
      if let self, self.popover === popover { self.popover = nil }
    }
    popover.open()
  }
}
