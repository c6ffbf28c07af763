import CGalleryAllocator
import GalleryProgram

OpenCollectionViewClearMemoryByWriting()
Gallery.main()
