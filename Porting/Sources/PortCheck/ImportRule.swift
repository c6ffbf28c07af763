import SwiftSyntax

/// Removes imports that UIKit makes unnecessary, makes those of Apple's other modules conditional, and reports modules for
/// which there is a replacement.
final class ImportRule: RuleVisitor {
  private lazy var importsUIKit = file.tree.statements.contains {
    $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
  }

  private lazy var importsFoundation = file.tree.statements.contains {
    $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "Foundation"
  }

  /// Modules that UIKit re-exports on iOS. Its names are in UIKit here, too.
  private static let partsOfUIKit: Set = [
    "CoreGraphics", "QuartzCore", "ObjectiveC", "CoreFoundation", "Darwin",
  ]

  /// What to do without a module.
  private static let missing: [String: String] = [
    "Combine": "add the package Shims/Combine",
    "os": "add the package Shims/os",
    "OSLog": "add the package Shims/os, and import os",
    "MobileCoreServices": "add the package Shims/MobileCoreServices",
    "UniformTypeIdentifiers": "add the package Shims/UniformTypeIdentifiers",
  ]
  private static let otherModules: Set = [
    "AVFoundation", "AVKit", "Accelerate", "AudioToolbox", "CloudKit", "Contacts", "CoreData", "CoreImage",
    "CoreLocation", "CoreMotion", "CoreText", "CoreVideo", "EventKit", "GameKit", "ImageIO", "IOKit",
    "LinkPresentation",
    "LocalAuthentication", "MapKit", "MessageUI", "Metal", "MetalKit", "MultipeerConnectivity", "Network",
    "Photos",
    "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit",
    "StoreKit",
    "UserNotifications", "Vision", "WatchConnectivity", "WebKit", "WidgetKit", "SystemConfiguration", "ARKit",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    let path = node.path.trimmedDescription
    let range = node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia
    let text = node.trimmedDescription
    let indentation = file.indentation(at: node.positionAfterSkippingLeadingTrivia)
    func conditional(_ condition: String, otherwise: String = "") -> [Edit] {
      let lines = ["#if \(condition)", text] + (otherwise.isEmpty ? [] : ["#else", otherwise]) + ["#endif"]
      return [Edit(range, lines.joined(separator: "\n" + indentation))]
    }
    if module == "UIKit", node.importKindSpecifier == nil, path != "UIKit" {
      report(
        node,
        "the module UIKit has no parts on Linux; import \(path) only with Objective-C, and UIKit otherwise",
        fix: conditional(
          "canImport(ObjectiveC)", otherwise: importsUIKit && hasPlainImport ? "" : "import UIKit"))
    } else if Self.partsOfUIKit.contains(module) {
      if importsUIKit, node.importKindSpecifier == nil, node.attributes.isEmpty, node.modifiers.isEmpty,
        module != "Darwin", isAloneOnLine(node)
      {
        report(
          node, "the module \(module) does not exist on Linux, and UIKit contains its names; remove it",
          fix: [removal(of: node)])
      } else if module == "Darwin" {
        report(
          node, "the module Darwin does not exist on Linux; import Foundation there",
          fix: conditional("canImport(Darwin)", otherwise: "import Foundation"))
      } else {
        report(
          node, "the module \(module) does not exist on Linux; import UIKit there",
          fix: conditional("canImport(\(module))", otherwise: importsUIKit ? "" : "import UIKit"))
      }
    } else if module == "SwiftUI" {
      report(
        node, "the module SwiftUI does not exist on Linux; import it under a condition",
        fix: conditional("canImport(SwiftUI)"))
    } else if path == "os.log", node.importKindSpecifier == nil {
      report(
        node, "the module os has no parts on Linux; import os, which contains them",
        fix: [
          Edit(node.path.positionAfterSkippingLeadingTrivia..<node.path.endPositionBeforeTrailingTrivia, "os")
        ])
    } else if let advice = Self.missing[module] {
      report(
        node,
        "the module \(module) does not exist on Linux; \(advice), or put the code into #if canImport(\(module))"
      )
    } else if Self.otherModules.contains(module) {
      report(
        node,
        "the module \(module) does not exist on Linux; import it under a condition, and put the code that needs it into "
          + "#if canImport(\(module))",
        fix: conditional(
          "canImport(\(module))", otherwise: importsUIKit || importsFoundation ? "" : "import UIKit"))
    }
    return .skipChildren
  }

  private lazy var hasPlainImport = file.tree.statements.contains {
    $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "UIKit"
  }

  private func isAloneOnLine(_ node: ImportDeclSyntax) -> Bool {
    node.trailingTrivia.isEmpty && node.parent?.as(CodeBlockItemSyntax.self)?.semicolon == nil
  }

  /// Removes an import with its line break: the one behind it if it is first in the file, otherwise the one before it.
  private func removal(of node: ImportDeclSyntax) -> Edit {
    let start = node.positionAfterSkippingLeadingTrivia
    let bytes = Array(file.text.utf8)
    var (lower, upper) = (start.utf8Offset, node.endPositionBeforeTrailingTrivia.utf8Offset)
    while lower > 0, bytes[lower - 1] == UInt8(ascii: " ") { lower -= 1 }
    if upper < bytes.count, bytes[upper] == UInt8(ascii: "\r") { upper += 1 }
    if upper < bytes.count, bytes[upper] == UInt8(ascii: "\n") { upper += 1 }
    return Edit(AbsolutePosition(utf8Offset: lower)..<AbsolutePosition(utf8Offset: upper), "")
  }
}
