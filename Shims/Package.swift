// swift-tools-version: 6.1
import PackageDescription

// `import CoreGraphics` and `import QuartzCore` for code written for iOS. A package of its own, since SwiftPM shows every
// module of a build to all of it, and packages that ask `#if canImport(CoreGraphics)` mean Apple's.
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
