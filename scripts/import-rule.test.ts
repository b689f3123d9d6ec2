import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const LINTER = join(ROOT, 'node_modules/.bin/oxlint');

/** Each breaks the import rule in its own way. */
const FORBIDDEN: [file: string, line: string][] = [
  ['packages/contracts/src/auth/a.ts', "import { readFileSync } from 'node:fs';"],
  ['packages/contracts/src/auth/b.ts', "import { z } from '../../../../apps/api/src/app.ts';"],
  ['packages/search/src/a.ts', "import { z } from '@baeon/contracts/auth/auth-wire';"],
  ['packages/search/src/b.ts', "import type { z } from '../../../apps/api/src/db/product-row.ts';"],
  ['packages/search/src/c.ts', "import { z } from 'node:fs';"],
  ['packages/spoken/src/a.ts', "import { z } from '@baeon/search/words';"],
  ['packages/spoken/src/mishearing/a.ts', "import type { z } from '../../../search/src/words.ts';"],
  ['packages/demo-city/src/a.ts', "import type { z } from '@baeon/api/src/app.ts';"],
  ['packages/demo-city/src/pictures/a.ts', "import { z } from '../../../../apps/api/src/app.ts';"],
  ['packages/ui/src/components/a.ts', "import { z } from '@baeon/web/src/lib/session.ts';"],
  ['packages/ui/src/components/b.ts', "import type { z } from '@baeon/counter/src/x.ts';"],
  ['packages/ui/src/components/c.ts', "import { z } from '../../../../apps/web/src/main.tsx';"],
  ['packages/ui/src/components/form/a.ts', "import { z } from '../../scanner/state/scanner.ts';"],
  ['packages/ui/src/device/camera/a.ts', "import { z } from '../../components/button.tsx';"],
  ['packages/ui/src/lib/a.ts', "import type { z } from '../device/share.ts';"],
  ['packages/ui/src/lib/b.ts', "import { z } from '@baeon/contracts/auth/auth-wire';"],
  ['apps/api/src/features/auth/a.ts', "import { z } from '../profile/profile.service.ts';"],
  ['apps/api/src/features/auth/b.ts', "import { z } from '../../context.ts';"],
  ['apps/api/src/features/auth/c.ts', "import { z } from '../../plugins/errors.ts';"],
  ['apps/api/src/features/auth/d.ts', "import { z } from '@baeon/web/src/x.ts';"],
  ['apps/api/src/features/auth/e.ts', "import type { z } from '@baeon/demo-city/pictures';"],
  ['apps/api/src/seed/b.ts', "import { z } from '@baeon/demo-city/pictures';"],
  ['apps/api/src/db/a.ts', "import { z } from '../features/auth/auth.routes.ts';"],
  ['apps/api/src/gateways/sms/a.ts', "import { z } from '../../features/auth/auth.routes.ts';"],
  ['apps/api/src/lib/a.ts', "import { z } from '../config.ts';"],
  ['apps/api/src/features/auth/f.ts', "import type { z } from '../../context.ts';"],
  ['apps/api/src/features/auth/g.ts', "import type { z } from '../../plugins/errors.ts';"],
  ['apps/api/src/features/assistant/model/a.ts', "import type { z } from '../../../config.ts';"],
  ['apps/api/src/db/b.ts', "import type { z } from '../features/auth/auth.routes.ts';"],
  ['apps/api/src/db/tables/a.ts', "import type { z } from '../../seed/load-reference.ts';"],
  ['apps/api/src/gateways/sms/b.ts', "import type { z } from '../../config.ts';"],
  ['apps/api/src/lib/b.ts', "import type { z } from '../features/auth/sessions.service.ts';"],
  ['apps/api/src/plugins/b.ts', "import type { z } from '../features/auth/sessions.service.ts';"],
  ['apps/api/src/plugins/c.ts', "import type { z } from '../context.ts';"],
  ['apps/api/src/plugins/d.ts', "import { z } from '../gateways/counters/counters.ts';"],
  ['apps/api/src/plugins/a.ts', "import { z } from '../features/auth/auth.routes.ts';"],
  ['apps/api/src/seed/a.ts', "import { z } from '../features/auth/auth.routes.ts';"],
  ['apps/api/src/seed/import/a.ts', "import { z } from '../../context.ts';"],
  ['apps/api/src/context.ts', "import { z } from './app.ts';"],
  ['apps/web/src/features/auth/a.ts', "import { z } from '../profile/x.ts';"],
  ['apps/web/src/features/auth/b.ts', "import { z } from '../../app/router.tsx';"],
  ['apps/web/src/features/auth/c.ts', "import { z } from '@baeon/api/src/x.ts';"],
  ['apps/web/src/features/scanner/results/a.ts', "import { z } from '../../voice/x.ts';"],
  ['apps/web/src/features/scanner/results/b.ts', "import { z } from '../../../app/router.tsx';"],
  ['apps/web/src/components/share/a.ts', "import { z } from '../../features/auth/x.ts';"],
  ['apps/web/src/lib/a.ts', "import { z } from '../app/router.tsx';"],
  ['apps/web/src/app/a.ts', "import { z } from '@baeon/api/src/x.ts';"],
  ['apps/web/src/features/auth/d.ts', "import { z } from '@baeon/contracts/coupons/coupons-wire';"],
  [
    'apps/web/src/features/scanner/results/c.ts',
    "import { z } from '@baeon/contracts/profile/profile-wire';",
  ],
  ['apps/web/src/lib/b.ts', "import { z } from '@baeon/contracts/coupons/coupons-wire';"],
  ['apps/web/src/app/b.ts', "import { z } from '@baeon/contracts/auth/auth-wire';"],
  ['apps/api/src/features/auth/h.ts', "import type { z } from '@baeon/counter/src/x.ts';"],
  ['apps/web/src/features/auth/e.ts', "import { z } from '@baeon/counter/src/x.ts';"],
  ['apps/web/src/lib/c.ts', "import { z } from '../../../counter/src/lib/x.ts';"],
  ['apps/counter/src/features/till/a.ts', "import { z } from '../taking/x.ts';"],
  ['apps/counter/src/features/till/b.ts', "import { z } from '../../app/x.tsx';"],
  ['apps/counter/src/features/till/c.ts', "import { z } from '@baeon/web/src/x.ts';"],
  ['apps/counter/src/lib/a.ts', "import { z } from '../features/till/x.ts';"],
  ['apps/counter/src/lib/b.ts', "import { z } from '../../../web/src/lib/x.ts';"],
  ['apps/counter/src/app/a.ts', "import { z } from '@baeon/api/src/x.ts';"],
  ['apps/counter/src/app/b.ts', "import { z } from '@baeon/contracts/counter/tills-wire';"],
  ['apps/counter/src/service-worker/a.ts', "import type { z } from '@baeon/web/src/x.ts';"],
];

/** Each looks like one of those but is right. */
const ALLOWED: [file: string, line: string][] = [
  ['packages/contracts/src/auth/ok.ts', "import { z } from 'zod';"],
  ['packages/contracts/src/coupons/ok.ts', "import { z } from '../auth/ok.ts';"],
  ['packages/search/src/ok.ts', "import { z } from './words.ts';"],
  ['packages/spoken/src/mishearing/ok.ts', "import { z } from '../transcript.ts';"],
  ['packages/demo-city/src/ok.ts', "import { z } from '@baeon/contracts/coupons/coupons';"],
  ['packages/demo-city/src/pictures/ok.ts', "import { z } from '../pictures.ts';"],
  ['packages/ui/src/components/ok.ts', "import { z } from '../device/share.ts';"],
  ['packages/ui/src/scanner/decode/ok.ts', "import { z } from '../../device/media/timeout.ts';"],
  ['packages/ui/src/lib/ok.ts', "import { z } from '@baeon/contracts/auth/otp';"],
  ['packages/ui/src/lib/ok2.ts', "import type { z } from '@baeon/contracts/auth/auth-wire';"],
  ['apps/api/src/demo-city.ts', "import type { z } from '@baeon/demo-city/pictures';"],
  ['apps/api/src/features/auth/ok.ts', "import type { z } from '../profile/profile.service.ts';"],
  ['apps/api/src/features/auth/ok2.ts', "import { z } from '../../db/client.ts';"],
  ['apps/api/src/features/auth/ok3.ts', "import { z } from './sign-in.repo.ts';"],
  ['apps/api/src/gateways/sms/ok.ts', "import type { z } from '../provider-config.ts';"],
  ['apps/api/src/plugins/ok.ts', "import type { z } from '../gateways/counters/counters.ts';"],
  ['apps/api/src/seed/import/ok.ts', "import { z } from '../../config.ts';"],
  ['apps/web/src/features/auth/ok.ts', "import { z } from '../../lib/api-client.ts';"],
  ['apps/web/src/features/scanner/results/ok.ts', "import { z } from '../scanner.ts';"],
  ['apps/web/src/app/routes/ok.ts', "import { z } from '../../features/auth/login.tsx';"],
  [
    'apps/web/src/features/auth/ok2.ts',
    "import type { z } from '@baeon/contracts/coupons/coupons-wire';",
  ],
  ['apps/counter/src/features/till/ok.ts', "import { z } from '../../lib/machine.ts';"],
  ['apps/counter/src/app/ok.ts', "import { z } from '../features/till/x.tsx';"],
  ['apps/counter/src/lib/ok.ts', "import type { z } from '@baeon/contracts/counter/tills-wire';"],
  ['apps/web/src/features/auth/ok3.ts', "import { z } from '@baeon/contracts/coupons/coupons';"],
];

describe('the import rule', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baeon-imports-'));
  let found: string;

  beforeAll(() => {
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [file, line] of [...FORBIDDEN, ...ALLOWED]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${line}\nexport const used: z = z;\n`);
    }
    const args = ['-A', 'all', '--format=unix'];
    try {
      found = execFileSync(LINTER, args, { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      found = (error as { stdout: string }).stdout;
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const complaintsAbout = (file: string) =>
    found.split('\n').filter((line) => line.includes(`${file}:1:`) && /restricted/.test(line));

  it.each(FORBIDDEN)('%s must not: %s', (file) => {
    expect(complaintsAbout(file)).toHaveLength(1);
  });

  it.each(ALLOWED)('%s may: %s', (file) => {
    expect(complaintsAbout(file)).toEqual([]);
  });
});
