// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "MobileCoreServices",
  products: [.library(name: "MobileCoreServices", targets: ["MobileCoreServices"])],
  dependencies: [.package(path: "../UniformTypeIdentifiers")],
  targets: [
    .target(
      name: "MobileCoreServices",
      dependencies: [.product(name: "UniformTypeIdentifiers", package: "UniformTypeIdentifiers")]),
    .testTarget(name: "MobileCoreServicesTests", dependencies: ["MobileCoreServices"]),
  ]
)
