// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Peers",
  dependencies: [.package(name: "OpenCollectionView", path: "../..")],
  targets: [
    // scripts/bench-window compiles it for the peers, too.
    .target(name: "Stops"),
    .executableTarget(
      name: "ScrollingWindow",
      dependencies: [
        "Stops",
        .product(name: "Geometry", package: "OpenCollectionView"),
        .product(name: "UIKit", package: "OpenCollectionView"),
        .product(name: "CollectionLayouts", package: "OpenCollectionView"),
        .product(name: "GTKHost", package: "OpenCollectionView"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
