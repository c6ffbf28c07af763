// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Timeline",
  platforms: [.iOS(.v16)],
  // After copying this package, name your clone, without the database library of the gallery:
  // .package(path: "../OpenCollectionView", traits: []). Here, both packages share their build products.
  dependencies: [.package(name: "OpenCollectionView", path: "../..")],
  targets: [
    // On iOS, `import UIKit` is Apple's, and the target needs no product.
    .target(
      name: "Timeline",
      dependencies: [
        .product(name: "UIKit", package: "OpenCollectionView", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "TimelineTests",
      dependencies: [
        "Timeline", .product(name: "CollectionViewTesting", package: "OpenCollectionView"),
      ],
      exclude: ["Golden"]),
  ]
)
