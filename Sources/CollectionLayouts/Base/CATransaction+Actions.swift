import UIKit

extension CATransaction {
  /// Changes layers at once, instead of with their implicit animations: they follow what a layout moves.
  static func withoutActions(_ change: () -> Void) {
    begin()
    setDisableActions(true)
    change()
    commit()
  }
}
