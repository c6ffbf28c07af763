// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Macros for code that runs on iOS and on Linux, and `port-check`, which prepares files written for iOS. This is a separate
// package because it needs swift-syntax, which takes minutes to build.
#if os(Linux)
  let uikitPackage: [Package.Dependency] = [.package(name: "OpenCollectionView", path: "..", traits: [])]
  let uikit: [Target.Dependency] = [.product(name: "UIKit", package: "OpenCollectionView")]
  let testing: [Target.Dependency] = [.product(name: "CollectionViewTesting", package: "OpenCollectionView")]
#else
  let uikitPackage: [Package.Dependency] = []
  let uikit: [Target.Dependency] = []
  let testing: [Target.Dependency] = []
#endif

func syntax(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "swift-syntax") }
}

let package = Package(
  name: "Porting",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: [
    .library(name: "Porting", targets: ["Porting"]),
    .executable(name: "port-check", targets: ["port-check"]),
  ],
  dependencies: uikitPackage + [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // In Swift 6 mode, `@MainActor` in the type of a macro's parameter would mean `@Sendable`, too. Code in Swift 5 mode
    // would receive a warning at each selector.
    .target(
      name: "Porting", dependencies: ["PortingMacros"] + uikit, swiftSettings: [.swiftLanguageMode(.v5)]),
    // What the macros and `port-check` know about selectors.
    .target(name: "PortingSyntax", dependencies: syntax("SwiftSyntax", "SwiftDiagnostics")),
    .macro(
      name: "PortingMacros",
      dependencies: ["PortingSyntax"]
        + syntax(
          "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftDiagnostics", "SwiftCompilerPlugin")
    ),
    .target(name: "PortCheck", dependencies: ["PortingSyntax"] + syntax("SwiftSyntax", "SwiftParser")),
    .executableTarget(
      name: "port-check",
      dependencies: ["PortCheck", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .testTarget(name: "PortingTests", dependencies: ["Porting"] + uikit + testing),
    // The samples of the tests, as `port-check --fix` writes them. They show that the result compiles.
    .target(name: "PortedSamples", dependencies: ["Porting"] + uikit, path: "Tests/PortedSamples"),
    .testTarget(
      name: "PortingMacrosTests",
      dependencies: ["PortingMacros"]
        + syntax("SwiftSyntaxMacrosGenericTestSupport", "SwiftSyntaxMacroExpansion", "SwiftParser")),
    .testTarget(
      name: "PortCheckTests",
      dependencies: ["PortCheck", "PortedSamples", "port-check"] + syntax("SwiftParser"),
      exclude: ["Fixtures", "Samples"]),
  ],
  swiftLanguageModes: [.v6]
)
