// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Packages that ask for modules with the names of the shims, and the shims, in one build. With WITH_UIKIT, also the shims
// that need UIKit, which takes minutes to build. ObjectiveC is not among them: GRDB calls `autoreleasepool` if the module
// exists, without importing it.
let withUIKit = ProcessInfo.processInfo.environment["WITH_UIKIT"] != nil
let shims: [Package.Dependency] =
  ["os", "UniformTypeIdentifiers", "MobileCoreServices", "Combine"].map { .package(path: "../\($0)") }
  + (withUIKit ? [.package(name: "Shims", path: "..")] : [])
let modules: [Target.Dependency] =
  ["os", "UniformTypeIdentifiers", "MobileCoreServices", "Combine"].map { .product(name: $0, package: $0) }
  + (withUIKit
    ? [.product(name: "CoreGraphics", package: "Shims"), .product(name: "QuartzCore", package: "Shims")] : [])

let package = Package(
  name: "Beside",
  dependencies: shims + [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "Modules", dependencies: modules),
    .executableTarget(
      name: "Beside",
      dependencies: [
        "Modules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ]
)
