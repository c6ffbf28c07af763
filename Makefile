# OpenCollectionView. `make run` and `make test` each work alone on a fresh Debian 12 with only Swift and
# make installed: scripts/setup installs the system libraries that are missing.
#
#   make run [ALBUM=folder] [LAYOUT=grid|sphere|…]       show a folder of pictures (default: a built-in album)
#   make test                                            everything CI checks
#   make test-long                                       more random updates, resizes and hostile numbers than CI
#   make test-sanitize                                   the tests under the address and the thread sanitizer
#   make pictures                                        draw the pictures of README.md, the reference and the examples
#   make pages                                           make the pictures, code and figures of the layouts' pages again
#   make bench                                           measure the layouts and the window
#   make api                                             list which symbols of UIKit are missing, by tier
#   make coverage                                        the same, and which of them no test executes
#   make docs                                            build the documentation of all modules as a site: .build/site
#   make readme                                          fill in the numbers of README.md
#   make api-list                                        write the public interface into Documentation/API
#   make examples                                        build and run the examples
#   make format                                          put the sources into the project's format

.PHONY: run test test-long test-sanitize setup pictures pages bench api coverage docs readme api-list \
  examples format
.DEFAULT_GOAL := run

gallery := swift run -c release gallery

run: setup
	@$(gallery) $(if $(LAYOUT),--layout '$(LAYOUT)') $(if $(ALBUM),'$(ALBUM)')

test: setup
	@scripts/test

test-long: setup
	@UPDATE_BATCHES=20000 LIBRARY_STEPS=10000 PLACE_SEQUENCES=1000 swift test --disable-xctest \
	  --filter 'UpdateModelTests|LibraryLayoutTests|PlaceSequenceTests'
	@swift run --configuration release FuzzLayouts 10000000

test-sanitize: setup
	@scripts/sanitize

setup:
	@scripts/setup

pictures: setup
	@scripts/pictures

pages: setup
	@scripts/pages

bench: setup
	@swift package --package-path Benchmarks benchmark --no-progress --target Layouts
	@xvfb-run --auto-servernum swift run --package-path Benchmarks --configuration release Window

api: setup
	@swift build --product UIKit
	@scripts/api-surface

coverage: setup
	@scripts/coverage

docs: setup
	@swift build
	@scripts/docs

readme: setup
	@swift build --product UIKit
	@scripts/api-surface >.build/api-surface.log
	@scripts/readme

api-list: docs
	@scripts/api-list

examples: setup
	@scripts/examples

format:
	@swift format format --in-place --recursive --parallel $$(scripts/sources)
