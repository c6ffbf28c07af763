// swift-tools-version: 6.2
import Foundation
import PackageDescription

// The apps as `port-check --fix` writes them. scripts/samples makes the folder Ported from the folder Apps.
let folder = Context.packageDirectory + "/Ported"
let apps = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "OpenCollectionView") }

let package = Package(
  name: "Samples",
  dependencies: [
    .package(name: "OpenCollectionView", path: ".."),
    .package(name: "Porting", path: "../Porting"),
  ],
  targets: apps.map { name in
    .executableTarget(
      name: name,
      dependencies: [product("UIKit"), product("GTKHost"), .product(name: "Porting", package: "Porting")],
      path: "Ported/\(name)",
      // Most apps for iOS are built in this mode.
      swiftSettings: [.swiftLanguageMode(.v5)])
  } + [
    .testTarget(
      name: "SamplesTests",
      dependencies: apps.map { .target(name: $0) }
        + ["UIKit", "CollectionViewTesting", "CairoRenderer"].map(product),
      exclude: ["Golden", "Icons"])
  ],
  swiftLanguageModes: [.v6]
)
