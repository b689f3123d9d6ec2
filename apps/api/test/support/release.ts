import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './server-process.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** The project as it is, in a folder of its own with another build of its pages; gives the program to run. */
export async function layRelease(name: string): Promise<string> {
  const folder = await temporaryFolder();
  const api = join(folder, 'apps/api');
  cpSync(join(ROOT, 'apps/api/src'), join(api, 'src'), { recursive: true });
  cpSync(join(ROOT, 'apps/api/package.json'), join(api, 'package.json'));
  for (const part of ['node_modules', 'apps/api/node_modules']) {
    if (existsSync(join(ROOT, part))) symlinkSync(join(ROOT, part), join(folder, part));
  }
  const assets = join(folder, 'apps/web/dist/assets');
  mkdirSync(assets, { recursive: true });
  const page = `<html lang="en"><head></head><body><script src="/assets/app-${name}.js"></script>
    <script src="/assets/later-${name}.js"></script></body></html>`;
  writeFileSync(join(assets, '../index.html'), page);
  for (const part of ['app', 'later']) {
    writeFileSync(join(assets, `${part}-${name}.js`), `/* ${part} of ${name} */`);
  }
  return join(api, 'src/server.ts');
}
