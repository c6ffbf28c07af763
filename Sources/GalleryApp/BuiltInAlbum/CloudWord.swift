/// A word of the word cloud, which the program shows if it has no pictures.
package struct CloudWord: Hashable, Sendable {
  /// The index of the word in the cloud, from 0. It determines colour and size.
  package let index: Int
  /// The word.
  package let text: String

  /// The font size as a fraction of the available height. A few words are much larger.
  var size: Double { [0.86, 0.5, 0.58, 0.46, 0.66, 0.5, 0.54][index % 7] }

  /// All words: of views and layouts, of geometry, of motion, and of animals.
  static let cloud = text.split(separator: " ").enumerated().map { CloudWord(index: $0, text: String($1)) }

  private static let text = """
    sphere owl scroll vertex cell tiger offset radius bounce parrot layout angle reuse giraffe bounds circle spring \
    otter frame lattice anchor fox transform pixel inset heron section prism fling lynx header arc ease badger footer \
    axis glide crane content plane snap hare window normal drag wombat layer tangent tap ibis canvas vector pinch \
    seal gradient matrix swipe stork shadow quaternion settle marten mask origin wrap newt opacity column turn puffin \
    sublayer row morph gecko position ring fade panda animation wheel drift koala timing helix sway robin curve \
    spiral orbit beaver keyframe ellipse spin toucan delegate polygon tilt lemur selection torus roll swan \
    highlight cone hover finch focus cube press marmot gesture edge touch bison responder corner release quail \
    controller face lift moose index slope push raven path chord pull shrew item secant flick egret supplementary \
    sector float ferret decoration cosine flow tapir waterfall sine swing osprey carousel median pulse stoat book \
    diagonal blink plover turntable symmetry stretch vole picker rotation stick wren grid reflection fold dormouse \
    margin shear unfold kestrel spacing scale page okapi padding projection leaf jackal alignment horizon stack \
    pelican baseline focal deal numbat glyph zenith shuffle kiwi font azimuth stride tern hinge diffable yak mirror \
    pivot rhea
    """
}
