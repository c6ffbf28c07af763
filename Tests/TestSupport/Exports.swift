// The tests of this package use the product, as an app's do: the laws of a layout, a stage, calls and pictures. This target
// has only what an app has no use for.
@_exported import CollectionViewTesting
