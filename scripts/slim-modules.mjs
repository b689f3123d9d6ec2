// Runs after `npm ci`, on whatever Node the machine has: packages carry binaries of other platforms, models and forms
// that nothing here loads. Where install scripts are off they stay, and everything works as well.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, '../node_modules');

const NEEDLESS = [
  '@usefulsensors/moonshine-js/dist/model/tiny',
  '@usefulsensors/moonshine-js/dist/ort-wasm-simd-threaded.jsep.wasm',
];

function foldersIn(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(path, name));
  } catch {
    return [];
  }
}

const drop = (path) => rmSync(path, { recursive: true, force: true });

for (const path of NEEDLESS) drop(join(MODULES, path));

const here = join(process.platform, process.arch);
for (const version of foldersIn(join(MODULES, 'onnxruntime-node/bin'))) {
  for (const platform of foldersIn(version)) {
    for (const binaries of foldersIn(platform)) if (!binaries.endsWith(here)) drop(binaries);
  }
}
// What is compiled against Node.
for (const node of foldersIn(join(MODULES, 'node/node_modules'))) drop(join(node, 'include'));

/** What debuggers of other people's code read. */
function dropMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) dropMaps(path);
    else if (entry.isFile() && entry.name.endsWith('.map')) drop(path);
  }
}
dropMaps(MODULES);
