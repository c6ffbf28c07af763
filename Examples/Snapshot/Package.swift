// swift-tools-version: 6.1
import PackageDescription

// A controller as it is written for iOS, and a program that makes a picture of it: `swift run`.
let package = Package(
  name: "Snapshot",
  dependencies: [.package(name: "OpenCollectionView", path: "../..")],
  targets: [
    .executableTarget(
      name: "Snapshot",
      dependencies: [
        .product(name: "UIKit", package: "OpenCollectionView"),
        .product(name: "CairoRenderer", package: "OpenCollectionView"),
      ])
  ]
)
