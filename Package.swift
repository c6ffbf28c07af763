// swift-tools-version: 6.2
import PackageDescription

// On all platforms: the mathematics, and the layouts, which also compile against Apple's UIKit.
var products: [Product] = ["Geometry", "LayoutCore", "CollectionLayouts", "CollectionViewTesting"].map {
  .library(name: $0, targets: [$0])
}
var dependencies: [Package.Dependency] = []
// The shared test code compares pictures on Linux only.
#if os(Linux)
  let testSupportDependencies: [Target.Dependency] = [
    "CollectionViewTesting", "Geometry", "CairoRenderer", "ImageDecoding", "UIKit", "CCairo",
  ]
#else
  let testSupportDependencies: [Target.Dependency] = ["CollectionViewTesting", "Geometry"]
#endif
var targets: [Target] = [
  .target(name: "Geometry"),
  .target(name: "LayoutCore", dependencies: ["Geometry"]),
  .target(name: "TestSupport", dependencies: testSupportDependencies, path: "Tests/TestSupport"),
  .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
  .testTarget(
    name: "LayoutCoreTests", dependencies: ["LayoutCore", "Geometry", "TestSupport", "LayoutFuzzing"]),
  .target(
    name: "LayoutFuzzing", dependencies: ["LayoutCore", "Geometry", "TestSupport"],
    path: "Tests/LayoutFuzzing"),
  .executableTarget(name: "FuzzLayouts", dependencies: ["LayoutFuzzing"], path: "Tests/FuzzLayouts"),
]

#if os(Linux)
  /// A C library that pkg-config finds, and the package of Debian and Ubuntu that contains it.
  func library(_ name: String, pkgConfig: String, package: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([package])])
  }

  products += [.library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"])]
  products += ["DisplayList", "Typesetting", "ImageDecoding", "CairoRenderer", "HTMLRenderer", "GTKHost"]
    .map { .library(name: $0, targets: [$0]) }
  // For programs in C, which link it and include collection-view.h.
  products += [.library(name: "GTKCollectionView", type: .dynamic, targets: ["GTKCollectionView"])]
  // For programs in Swift that make GTK widgets.
  products += [.library(name: "CGTK4", targets: ["CGTK4"])]
  products += [.executable(name: "gallery", targets: ["gallery"])]

  dependencies += [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ]

  targets += [
    library("CPango", pkgConfig: "pangocairo pangoft2 harfbuzz-subset", package: "libpango1.0-dev"),
    library("CPixbuf", pkgConfig: "gdk-pixbuf-2.0", package: "libgdk-pixbuf-2.0-dev"),
    library("CExif", pkgConfig: "libexif", package: "libexif-dev"),
    library("CLibJPEG", pkgConfig: "libjpeg", package: "libjpeg-dev"),
    library("CTurboJPEG", pkgConfig: "libturbojpeg", package: "libturbojpeg0-dev"),
    library("CPNG", pkgConfig: "spng", package: "libspng-dev"),
    library("CWebP", pkgConfig: "libwebp libwebpdemux", package: "libwebp-dev"),
    library("CGIF", pkgConfig: "libgif", package: "libgif-dev"),
    library("CLCMS", pkgConfig: "lcms2", package: "liblcms2-dev"),
    library("CCairo", pkgConfig: "cairo", package: "libcairo2-dev"),
    library("CGTK4", pkgConfig: "gtk4 libadwaita-1", package: "libadwaita-1-dev"),
    .target(name: "Typesetting", dependencies: ["Geometry", "CPango"]),
    // A weak reference to the host that a program is linked with.
    .target(name: "CApplicationHost"),
    // The malloc of test programs, which counts for each thread.
    .target(name: "CAllocator"),
    // What Linux adds to POSIX: the time at which a file was created, and renaming that replaces nothing.
    .target(name: "CFileSystem"),
    .target(name: "CGettext"),
    // The texts for the user in other languages.
    .target(name: "Translations", dependencies: ["CGettext"]),
    // libjpeg reports errors with longjmp, which must not skip Swift functions.
    .target(name: "CJPEG", dependencies: ["CLibJPEG"]),
    .target(
      name: "ImageDecoding",
      dependencies: ["CPixbuf", "CExif", "CJPEG", "CPNG", "CWebP", "CGIF", "CLCMS"],
      // GLib's decompression. gdk-pixbuf depends on it.
      linkerSettings: [.linkedLibrary("gio-2.0")]),
    .target(name: "DisplayList", dependencies: ["Geometry", "Typesetting", "ImageDecoding"]),
    .target(
      name: "UIKit",
      dependencies: [
        "DisplayList", "Typesetting", "ImageDecoding", "LayoutCore", "Geometry", "CApplicationHost",
        .product(name: "Logging", package: "swift-log"),
        .product(name: "BitCollections", package: "swift-collections"),
        .product(name: "OrderedCollections", package: "swift-collections"),
      ]),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
    // Vectors of processor registers, which are slow in debug builds of Swift.
    .target(name: "CFaceSpans"),
    .target(
      name: "CairoRenderer",
      dependencies: [
        "DisplayList", "Typesetting", "ImageDecoding", "Geometry", "CCairo", "CFaceSpans", "CPango",
      ]),
    .target(
      name: "HTMLRenderer", dependencies: ["DisplayList", "Typesetting", "ImageDecoding", "Geometry"]),
    .target(
      name: "GTKHost",
      dependencies: [
        "UIKit", "CairoRenderer", "DisplayList", "Typesetting", "ImageDecoding", "Geometry", "Translations",
        "CGTK4",
      ]),
    // The header for programs in C.
    .target(name: "CGTKCollectionView", dependencies: ["CGTK4"]),
    .target(
      name: "GTKCollectionView",
      dependencies: [
        "GTKHost", "CollectionLayouts", "UIKit", "ImageDecoding", "CGTKCollectionView", "CGTK4",
      ]),
    // Loads LibRaw when it is needed. Its structures are too many for Swift.
    .target(name: "CRawPreview"),
    .target(
      name: "GalleryApp",
      dependencies: [
        "UIKit", "CollectionLayouts", "DisplayList", "ImageDecoding", "Translations", "CFileSystem",
        // GLib's URIs and checksums. gdk-pixbuf depends on it.
        "CPixbuf", "CRawPreview", "CTurboJPEG",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "GRDB", package: "GRDB.swift", condition: .when(traits: ["Gallery"])),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    .target(
      name: "GalleryProgram",
      dependencies: [
        "GalleryApp", "GTKHost", "CairoRenderer", "HTMLRenderer", "ImageDecoding", "DisplayList", "UIKit",
        "Translations",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    // The malloc of the gallery. No test target depends on it, because tests count their allocations with CAllocator.
    .target(name: "CGalleryAllocator", linkerSettings: [.linkedLibrary("jemalloc")]),
    .executableTarget(name: "gallery", dependencies: ["GalleryProgram", "CGalleryAllocator"]),
    // scripts/pages uses this to make the pictures, films, code and figures of the layouts' pages.
    .executableTarget(
      name: "layoutpages",
      dependencies: [
        "CollectionLayouts", "UIKit", "CairoRenderer", "DisplayList", "ImageDecoding", "Geometry", "CPixbuf",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // GLib's compression. gdk-pixbuf depends on it.
      linkerSettings: [.linkedLibrary("gio-2.0")]),
    .testTarget(name: "LayoutPagesTests", dependencies: ["layoutpages", "ImageDecoding", "TestSupport"]),
    .testTarget(name: "TypesettingTests", dependencies: ["Typesetting", "Geometry", "TestSupport"]),
    .testTarget(name: "ImageDecodingTests", dependencies: ["ImageDecoding", "Geometry", "TestSupport"]),
    .testTarget(name: "DisplayListTests", dependencies: ["DisplayList", "Geometry", "TestSupport"]),
    .testTarget(
      name: "CairoRendererTests",
      dependencies: [
        "CairoRenderer", "CFaceSpans", "DisplayList", "ImageDecoding", "Typesetting", "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "HTMLRendererTests",
      dependencies: [
        "HTMLRenderer", "DisplayList", "ImageDecoding", "Typesetting", "Geometry", "TestSupport",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: ["UIKit", "_Testing_UIKit", "DisplayList", "ImageDecoding", "Geometry", "TestSupport"],
      exclude: [
        "Bars/Golden", "Bars/Icons", "Controller/Golden", "Controls/Golden", "Lists/Golden",
        "Presentation/Golden", "TableView/Golden", "TextInput/Golden",
      ]),
    .testTarget(
      name: "GTKHostTests",
      dependencies: [
        "GTKHost", "UIKit", "CairoRenderer", "DisplayList", "ImageDecoding", "Typesetting",
        "Geometry", "CGTK4", "TestSupport", "RendererTestSupport", "FirstTenMinutes", "GTKLoopProbe",
      ]),
    .target(
      name: "RendererTestSupport",
      dependencies: [
        "GTKHost", "HTMLRenderer", "CollectionLayouts", "GalleryApp", "UIKit", "DisplayList", "ImageDecoding",
        "Typesetting", "Geometry", "CGTK4", "TestSupport",
      ],
      path: "Tests/RendererTestSupport"),
    .testTarget(
      name: "RendererAgreementTests",
      dependencies: [
        "CairoRenderer", "HTMLRenderer", "GalleryApp", "UIKit", "DisplayList", "ImageDecoding", "Geometry",
        "TestSupport", "RendererTestSupport", .product(name: "SystemPackage", package: "swift-system"),
      ]),
    // The code that the documentation quotes.
    .testTarget(
      name: "ArticleTests",
      dependencies: [
        "CollectionViewTesting", "UIKit", "_Testing_UIKit", "CollectionLayouts", "LayoutCore",
        "CairoRenderer", "DisplayList", "Geometry", "TestSupport",
      ],
      exclude: ["Golden"]),
    .executableTarget(
      name: "FirstTenMinutes", dependencies: ["UIKit", "CairoRenderer", "GTKHost"],
      path: "Tests/FirstTenMinutes"),
    .executableTarget(
      name: "GTKLoopProbe", dependencies: ["GTKHost", "CGTK4"], path: "Tests/GTKLoopProbe"),
    .executableTarget(name: "GTKWindowProbe", dependencies: ["CGTK4"], path: "Tests/GTKWindowProbe"),
    .executableTarget(
      name: "TextInputProbe", dependencies: ["GTKHost", "UIKit"], path: "Tests/TextInputProbe"),
    // scripts/counts counts its instructions, and the nodes of each layout.
    .executableTarget(
      name: "OperationCounts",
      dependencies: ["UIKit", "LayoutCore", "Geometry", "GTKHost", "GalleryApp", "CGTK4"],
      path: "Tests/OperationCounts"),
    .executableTarget(
      name: "FileChangesProbe",
      dependencies: ["GalleryApp", .product(name: "SystemPackage", package: "swift-system")],
      path: "Tests/FileChangesProbe"),
    .testTarget(
      name: "CollectionLayoutsTests",
      dependencies: ["CollectionLayouts", "UIKit", "_Testing_UIKit", "CairoRenderer", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "CollectionViewTestingTests",
      dependencies: ["CollectionViewTesting", "UIKit", "_Testing_UIKit", "ImageDecoding", "TestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "GalleryAppTests",
      dependencies: [
        "GalleryApp", "GalleryProgram", "_Testing_UIKit", "CairoRenderer", "Translations", "TestSupport",
        "FileChangesProbe",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "GalleryWindowTests",
      dependencies: [
        "GalleryApp", "UIKit", "Geometry", "ImageDecoding", "TestSupport", "GTKWindowProbe",
        "TextInputProbe",
      ],
      exclude: ["Accessibility/assistant.py"]),
  ]
  let layoutDependencies: [Target.Dependency] = ["UIKit", "LayoutCore", "Geometry"]
  let testingDependencies: [Target.Dependency] = [
    "UIKit", "_Testing_UIKit", "CairoRenderer", "DisplayList", "ImageDecoding", "Geometry", "CCairo",
    "CAllocator",
  ]
  let testingExclusions: [String] = []
#else
  let layoutDependencies: [Target.Dependency] = ["LayoutCore", "Geometry"]
  // The laws and the tables of frames. Stages and pictures need this package's UIKit.
  let testingDependencies: [Target.Dependency] = ["Geometry"]
  let testingExclusions = ["Calls", "Cost", "Inspection", "Pictures", "Stage"]
#endif

targets += [
  .target(name: "CollectionLayouts", dependencies: layoutDependencies),
  .target(
    name: "CollectionViewTesting", dependencies: testingDependencies, exclude: testingExclusions),
]

let package = Package(
  name: "OpenCollectionView",
  platforms: [.iOS(.v16), .macOS(.v13)],
  products: products,
  traits: [
    .trait(name: "Gallery", description: "The picture browser, which keeps databases with GRDB."),
    .default(enabledTraits: ["Gallery"]),
  ],
  dependencies: dependencies,
  targets: targets,
  swiftLanguageModes: [.v6]
)
