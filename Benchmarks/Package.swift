// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "OpenCollectionView", path: ".."),
    // The tool's own counter of allocations reads 0 on Linux, so it is used without traits and with a separate counter.
    .package(url: "https://github.com/ordo-one/benchmark", exact: "1.38.1", traits: []),
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .executableTarget(
      name: "Layouts",
      dependencies: [
        "AllocationCounter",
        .product(name: "Benchmark", package: "benchmark"),
        .product(name: "Geometry", package: "OpenCollectionView"),
        .product(name: "LayoutCore", package: "OpenCollectionView"),
        .product(name: "CollectionLayouts", package: "OpenCollectionView"),
        .product(name: "UIKit", package: "OpenCollectionView"),
      ],
      path: "Benchmarks/Layouts",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    .executableTarget(
      name: "Window",
      dependencies: [
        "AllocationCounter",
        .product(name: "Geometry", package: "OpenCollectionView"),
        .product(name: "ImageDecoding", package: "OpenCollectionView"),
        .product(name: "UIKit", package: "OpenCollectionView"),
        .product(name: "GTKHost", package: "OpenCollectionView"),
      ],
      path: "Benchmarks/Window"),
  ],
  swiftLanguageModes: [.v6]
)
