// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ObjectiveC",
  products: [.library(name: "ObjectiveC", targets: ["ObjectiveC"])],
  dependencies: [.package(name: "OpenCollectionView", path: "../..")],
  targets: [
    .target(name: "ObjectiveC", dependencies: [.product(name: "UIKit", package: "OpenCollectionView")]),
    .testTarget(name: "ObjectiveCTests", dependencies: ["ObjectiveC"]),
  ]
)
