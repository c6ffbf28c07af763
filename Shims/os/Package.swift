// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "os",
  products: [.library(name: "os", targets: ["os"])],
  targets: [
    .target(name: "os"),
    .testTarget(name: "osTests", dependencies: ["os"]),
  ]
)
