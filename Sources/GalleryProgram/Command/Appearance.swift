import ArgumentParser
import UIKit

/// The light or dark appearance.
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
