# OpenCollectionView. `make run` and `make test` work on a fresh Debian 12 where only Swift and make are installed:
# scripts/setup installs the missing system packages. What `run`, `install` and `debian-package` need is less than what
# the other targets need.
#
#   make run [ALBUM=folder] [LAYOUT=grid|sphere|…]       shows a folder of pictures (default: a built-in album)
#   make test                                            runs everything that CI checks
#   make test-long                                       tests Porting, the samples, the package, and more random cases
#   make soak [SECONDS=3600] [SEED=number]               uses the gallery at random, with 100,000 photos
#   make test-sanitize                                   runs the tests with the address and the thread sanitizer
#   make pictures                                        draws the pictures of README.md and the examples again
#   make pages                                           makes the pictures, code and figures of the layout pages again
#   make bench                                           measures the layouts and the window
#   make bench-gallery                                   measures the gallery with 100,000 photos
#   make bench-window                                    measures a window beside those of GTK and Qt
#   make counts                                          writes the counts that CI compares: instructions, nodes, textures
#   make api                                             lists the missing symbols of UIKit, by tier
#   make coverage                                        lists these, and the symbols that no test executes
#   make docs                                            builds the documentation as a web site in .build/site
#   make readme                                          fills in the numbers in README.md
#   make api-list                                        writes the public interface to Documentation/API
#   make examples                                        builds and runs the examples
#   make install [PREFIX=/usr/local] [DESTDIR=folder]    installs the gallery; make uninstall removes it
#   make debian-package                                  builds a package of the gallery in .build/debian
#   make format                                          formats the sources

.PHONY: run test test-long soak test-sanitize setup test-setup pictures pages bench bench-gallery bench-window counts \
  api coverage docs readme api-list examples install uninstall debian-package format
.DEFAULT_GOAL := run

gallery := swift run -c release gallery

run: setup
	@scripts/translations build ".build/$$(uname -m)-unknown-linux-gnu/share/locale"
	@$(gallery) $(if $(LAYOUT),--layout '$(LAYOUT)') $(if $(ALBUM),'$(ALBUM)')

test: test-setup
	@scripts/test

test-long: test-setup
	@scripts/client Porting build --build-tests
	@.build/debug/PortingPackageTests.xctest --testing-library swift-testing
	@scripts/samples
	@scripts/client Tests/LanguageDevices run --configuration release
	@UPDATE_BATCHES=20000 LIBRARY_STEPS=10000 PLACE_SEQUENCES=1000 LAW_TRIALS=100 swift test --disable-xctest \
	  --filter 'UpdateModelTests|LibraryLayoutTests|PlaceSequenceTests|LayoutLawTests|SmallWorldTests'
	@VOLUMES=1 MANY_FOLDERS=10000 swift test --disable-xctest --filter 'HostileTests'
	@KILLS=200 swift test --disable-xctest --filter 'LibraryTests/killed'
	@swift run --configuration release FuzzLayouts 10000000
	@scripts/shims --long
	@scripts/setup mmdebstrap dpkg-dev
	@scripts/debian-package
	@scripts/check-package .build/debian/*.deb
	@FOLDER_SEQUENCES=300 KILL_COUNT=200 LIVE_SECONDS=60 swift test --disable-xctest \
	  --filter 'FolderTreeTests|KillTests|LiveFolderTests'

soak: test-setup
	@scripts/soak $(or $(SECONDS),3600) $(SEED)

test-sanitize: test-setup
	@scripts/sanitize

setup:
	@scripts/setup

test-setup:
	@scripts/setup --tests

pictures: test-setup
	@scripts/pictures

pages: test-setup
	@scripts/pages

bench: test-setup
	@scripts/bench

bench-gallery: test-setup
	@scripts/bench-gallery

bench-window:
	@scripts/setup --tests qt6-declarative-dev qml6-module-qtquick qml6-module-qtquick-window qml6-module-qtqml-workerscript
	@scripts/bench-window

counts: test-setup
	@scripts/counts --write

api: test-setup
	@swift build --product UIKit
	@scripts/api-surface

coverage: test-setup
	@scripts/coverage

docs: test-setup
	@swift build
	@scripts/docs

readme: test-setup
	@swift build --product UIKit
	@scripts/api-surface >.build/api-surface.log
	@scripts/readme

api-list: docs
	@scripts/api-list

examples: test-setup
	@scripts/examples

install: export PREFIX := $(PREFIX)
install: export DESTDIR := $(DESTDIR)
install: setup
	@scripts/install

uninstall: export PREFIX := $(PREFIX)
uninstall: export DESTDIR := $(DESTDIR)
uninstall:
	@scripts/install --remove

debian-package:
	@scripts/setup dpkg-dev
	@scripts/debian-package

format:
	@swift format format --in-place --recursive --parallel $$(scripts/sources)
