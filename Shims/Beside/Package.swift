// swift-tools-version: 6.1
import Foundation
import PackageDescription

// Packages that ask for modules with the names of the shims, and the shims, in one build. With WITH_UIKIT, also the shims
// that need UIKit, which takes minutes to build.
let shims =
  ["os", "UniformTypeIdentifiers", "MobileCoreServices", "Combine"]
  + (ProcessInfo.processInfo.environment["WITH_UIKIT"] == nil
    ? [] : ["ObjectiveC", "CoreGraphics", "QuartzCore"])

let package = Package(
  name: "Beside",
  dependencies: [
    .package(path: "../os"), .package(path: "../UniformTypeIdentifiers"),
    .package(path: "../MobileCoreServices"),
    .package(path: "../Combine"), .package(path: "../ObjectiveC"), .package(name: "Shims", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(
      name: "Modules",
      dependencies: shims.map {
        .product(name: $0, package: ["CoreGraphics", "QuartzCore"].contains($0) ? "Shims" : $0)
      }),
    .executableTarget(
      name: "Beside",
      dependencies: [
        "Modules", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ]),
  ]
)
