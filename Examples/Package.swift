// swift-tools-version: 6.2
import PackageDescription

/// A program that uses some products of OpenCollectionView.
func example(_ name: String, _ products: [String], dependencies: [Target.Dependency] = []) -> Target {
  .executableTarget(name: name, dependencies: dependencies + products.map(product))
}

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "OpenCollectionView") }

let package = Package(
  name: "Examples",
  // A package that is not part of this repository leaves out the database library of the gallery:
  // .package(path: "../OpenCollectionView", traits: []). Here, both packages share their build products.
  dependencies: [.package(name: "OpenCollectionView", path: "..")],
  targets: [
    example("Snapshot", ["UIKit", "CairoRenderer"]),
    example("PhotoWindow", ["UIKit", "GTKHost", "CairoRenderer"]),
    example("Palette", ["UIKit", "GTKHost"]),
    example("Waterfall", ["UIKit", "CollectionLayouts", "CairoRenderer"]),
    example("CustomLayout", ["UIKit", "CairoRenderer"]),
    example("AnimationFilm", ["UIKit", "CollectionLayouts", "CairoRenderer", "ImageDecoding"]),
    example("ThumbnailSheet", ["UIKit", "CairoRenderer", "HTMLRenderer", "ImageDecoding"]),
    example("NotesGrid", ["UIKit", "GTKHost", "Geometry", "CGTK4"]),
    example("SolverWithoutUIKit", ["LayoutCore", "Geometry"]),
    .testTarget(name: "EmbeddingTests", dependencies: ["NotesGrid"]),
    .target(name: "ContactCell", dependencies: [product("UIKit")]),
    .testTarget(
      name: "ContactCellTests",
      dependencies: ["ContactCell", product("CollectionViewTesting")],
      exclude: ["Golden"]),
    .testTarget(
      name: "PaletteTests",
      dependencies: [
        "Palette", product("UIKit"), product("CairoRenderer"), product("CollectionViewTesting"),
        product("ImageDecoding"),
      ],
      exclude: ["Golden"]),
  ],
  swiftLanguageModes: [.v6]
)
