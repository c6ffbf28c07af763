// OpenCombine has the types of Combine, and its modules extend those of Dispatch and Foundation.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
