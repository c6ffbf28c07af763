// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as an app has: what holds inside a module or a package need not hold across. Run it in
// both configurations, since the optimizer is one of the things it tests.
let package = Package(
  name: "LanguageDevices",
  dependencies: [
    .package(name: "OpenCollectionView", path: "../.."), .package(name: "Shims", path: "../../Shims"),
  ],
  targets: [
    .target(
      name: "Swift5Client",
      dependencies: [
        .product(name: "UIKit", package: "OpenCollectionView"),
        .product(name: "CoreGraphics", package: "Shims"), .product(name: "QuartzCore", package: "Shims"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "Swift6Client", dependencies: [.product(name: "UIKit", package: "OpenCollectionView")],
      // What compiles on iOS without a warning has to do so here.
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "LanguageDevices",
      dependencies: [
        "Swift5Client", "Swift6Client", .product(name: "UIKit", package: "OpenCollectionView"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
