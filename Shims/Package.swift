// swift-tools-version: 6.1
import PackageDescription

// Provides `import CoreGraphics` and `import QuartzCore` for code written for iOS. This is a separate package because
// SwiftPM shows every module of a build to all its packages, and packages that test `#if canImport(CoreGraphics)`
// expect Apple's module.
let package = Package(
  name: "Shims",
  products: [
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
  ],
  dependencies: [.package(name: "OpenCollectionView", path: "..")],
  targets: [
    .target(name: "CoreGraphics", dependencies: [.product(name: "UIKit", package: "OpenCollectionView")]),
    .target(name: "QuartzCore", dependencies: [.product(name: "UIKit", package: "OpenCollectionView")]),
  ]
)
