// swift-tools-version: 6.2
import PackageDescription

// An app and its tests in Swift 5 mode, as many are: nothing in them is isolated to an actor.
let package = Package(
  name: "Swift5Mode",
  dependencies: [.package(name: "OpenCollectionView", path: "../..")],
  targets: [
    .target(name: "Shelf", dependencies: [.product(name: "UIKit", package: "OpenCollectionView")]),
    .testTarget(
      name: "Swift5ModeTests",
      dependencies: ["Shelf", .product(name: "CollectionViewTesting", package: "OpenCollectionView")]),
  ],
  swiftLanguageModes: [.v5]
)
