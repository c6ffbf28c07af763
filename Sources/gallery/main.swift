import GalleryProgram

Gallery.main(Gallery.processArguments)
