import GalleryProgram

Gallery.main()
