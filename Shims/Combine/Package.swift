// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Combine",
  products: [.library(name: "Combine", targets: ["Combine"])],
  dependencies: [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")],
  targets: [
    .target(
      name: "Combine",
      dependencies: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
        .product(name: $0, package: "OpenCombine")
      }),
    .testTarget(name: "CombineTests", dependencies: ["Combine"]),
  ],
  // The publishers of OpenCombine pass values between threads as those of Combine do, without `Sendable`.
  swiftLanguageModes: [.v5]
)
