// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "UniformTypeIdentifiers",
  products: [.library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"])],
  targets: [
    .target(name: "UniformTypeIdentifiers"),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
  ]
)
