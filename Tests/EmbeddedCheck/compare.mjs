// usage: node compare.mjs CHECK.wasm NATIVE.txt
//
// Runs the WebAssembly build of the solvers and compares every number with the native build's.
import { readFile } from "node:fs/promises";

// Both libraries compute sine and its kin to about one unit in the last place, 2e-16. What follows (a
// radius from a tangent, a perspective division close to the eye, a difference of large coordinates)
// magnifies that by less than 10^5 for the sizes in use, so 1e-9 leaves room and still finds any real slip.
const tolerance = 1e-9;

const [wasmPath, nativePath] = process.argv.slice(2);
const native = (await readFile(nativePath, "utf8")).trimEnd().split("\n");

const view = new DataView(new ArrayBuffer(8));
const numberOf = (bits) => (view.setBigUint64(0, BigInt(`0x${bits}`)), view.getFloat64(0));
const bitsOf = (number) => (view.setFloat64(0, number), view.getBigUint64(0).toString(16));

const isClose = (a, b) =>
  Object.is(a, b) || Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b));

let [count, exact, differences] = [0, 0, 0];
const report = (value, isExact) => {
  const [kind, bits] = (native[count] ?? "missing 0").split(" ");
  const expectedKind = isExact ? "exact" : "close";
  const agrees =
    kind === expectedKind && (isExact ? bitsOf(value) === bits : isClose(value, numberOf(bits)));
  if (!agrees && differences++ < 10) {
    console.error(`number ${count}: ${value} (${expectedKind}), natively ${numberOf(bits)} (${kind})`);
  }
  count += 1;
  exact += isExact;
};

// Memory for the solvers' arrays: handed out from the end of the module's own data on, never taken back.
let nextFree;
const pageSize = 65_536;
const posix_memalign = (result, alignment, size) => {
  const { memory, __heap_base } = instance.exports;
  nextFree ??= __heap_base.value;
  const start = Math.ceil(nextFree / alignment) * alignment;
  nextFree = start + size;
  const missing = nextFree - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / pageSize));
  new DataView(memory.buffer).setUint32(result, start, true);
  return 0;
};
const free = () => {};

const { sin, cos, tan, atan, atan2 } = Math;
const fmod = (dividend, divisor) => dividend % divisor;
const { instance } = await WebAssembly.instantiate(await readFile(wasmPath), {
  env: { report, sin, cos, tan, atan, atan2, fmod, posix_memalign, free },
});
instance.exports.solve();

if (count !== native.length) {
  console.error(`WebAssembly gave ${count} numbers, the native build ${native.length}.`);
  differences += 1;
}
if (count === 0 || differences > 0) {
  console.error("The solvers do not agree in WebAssembly and natively.");
  process.exit(1);
}
console.log(`${count} numbers agree, ${exact} of them to the last bit.`);
