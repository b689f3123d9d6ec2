import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../e2e/support/chromium.ts';
import { Server } from '../../e2e/support/server.ts';
import { findChromium } from '../find-chromium.ts';
import { type Options, OWN_FOLDER, readArguments, USAGE, UsageError } from './arguments.ts';
import { makeContactSheets } from './contact-sheets.ts';
import { isFault, printFindings } from './findings.ts';
import { aRun } from './run.ts';
import { allStates } from './states/all-states.ts';
import { CameraFilm } from './camera-film.ts';
import { fullName } from './screen-state.ts';

async function run(options: Options): Promise<boolean> {
  const named = allStates.filter((state) => fullName(state).includes(options.only ?? ''));
  const states = options.docs ? named.filter(({ inDocs }) => inDocs) : named;
  if (states.length === 0) throw new UsageError(`No state is named like '${options.only}'`);
  const executablePath = findChromium();
  if (!executablePath) throw new UsageError('No Chromium found and none could be installed.');
  process.env.CHROMIUM_PATH = executablePath;

  const began = Date.now();
  const film = new CameraFilm();
  const server = new Server();
  const browser = await chromium.launch(chromiumOptions(film.flags));
  const leave = async () => {
    await browser.close();
    await server.remove();
    film.remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void leave().then(() => process.exit(130)));
  }
  try {
    await server.start();
    // Nobody else's folder.
    if (options.out === OWN_FOLDER) rmSync(OWN_FOLDER, { recursive: true, force: true });
    const { pictures, findings } = await aRun({ browser, server, states, options });
    await makeContactSheets(browser, pictures, options);
    writeFileSync(join(options.out, 'findings.json'), JSON.stringify(findings, null, 2));
    printFindings(findings);
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${pictures.length} pictures in ${seconds} s: ${join(options.out, 'index.html')}`);
    return !findings.some(isFault);
  } finally {
    await leave();
  }
}

try {
  const options = readArguments(process.argv.slice(2));
  if (!options) console.log(USAGE);
  else if (!(await run(options))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 1;
}
