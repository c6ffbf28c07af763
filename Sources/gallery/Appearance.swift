import ArgumentParser
import UIKit

/// Which of the two sets of colours to use.
enum Appearance: String, CaseIterable, ExpressibleByArgument {
  case light
  case dark

  var style: UIUserInterfaceStyle {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
