// The product contains what was test code of this project: the laws of a layout, fingers, keys and pictures.
@_exported import CollectionViewTesting
