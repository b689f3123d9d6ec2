import type { Rolldown } from 'vite';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;
type Context = Rolldown.ChunkingContext;

const LOGIN = /\/app\/routes\/account\/login\.tsx$/;
const SHELL = /\/app\/shell\/app-shell\.tsx$/;
/** Starts on every screen, the login included, once there is nothing better to do. */
const QUIET = /\/app\/updates\/start-quietly\.ts$/;
/** The screen that most people open first: it fetches nothing that only others need. */
const FIRST = /\/app\/routes\/deals\/deals-home\.tsx$/;
const ROUTE = /\/app\/routes\/[\w-]+\/[\w-]+\.tsx$/;
/** All are reached through the package's one index, so who wants which cannot be told from here. */
const ICON = /\/lucide-react\//;
const LOGIN_ICON = /\/icons\/(check|x)\./;
const FIRST_ICON =
  /\/icons\/(alarm-clock|chevron-(down|left|right)|heart|list|list-filter|locate-fixed|map|map-pin|map-pinned|mic|search|sliders-horizontal|store|ticket-(percent|x)|wifi-off)\./;

/** Of the first screen and few others: files of their own, which the rest need not fetch. */
const APART: readonly (readonly [string, RegExp])[] = [
  ['deals', /\/features\/deals\/(deals-|home\/)|\/shell\/stores-link/],
  ['around', /\/features\/(profile\/place\/|voice\/|deal-raise\/raise-texts)/],
  ['map', /\/features\/deals\/(map\/|list\/end-)/],
];

const TIERS = ['app', 'quiet', 'shell', 'screens', ...APART.map(([file]) => file)];

/** With this many screens in need of it, code is fetched with the first of them. */
const WANTED_BY_MANY = 6;

/**
 * Few files instead of one for each set of screens that share something: on a phone's network a
 * file costs a round trip, and a hundred small ones cost more than all of their bytes. What a
 * module imports is wanted wherever the module is, so files only ever import the wider one.
 */
export function chunkGroups(): Groups {
  const reach = new Reach();
  return [
    // Changes with the lock file only, so a deploy leaves it in people's caches.
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
      priority: TIERS.length + 2,
    },
    // The wider first, because each takes along what its modules import.
    ...TIERS.map((tier, index) => ({
      name: (id: string, context: Context) => (reach.tierOf(id, context) === tier ? tier : null),
      debugName: tier,
      priority: TIERS.length - index,
    })),
    { name: 'icons', test: ICON, minShareCount: 2, priority: 0 },
  ];
}

/** Which of the parts that are fetched on their own cannot do without a module. */
class Reach {
  readonly #roots = new Map<string, Set<string>>();

  tierOf(id: string, context: Context): string | null {
    if (LOGIN_ICON.test(id)) return 'app';
    if (FIRST_ICON.test(id)) return 'screens';
    if (ICON.test(id)) return null;
    const roots = [...this.#rootsOf(id, context)];
    if (roots.some((root) => context.getModuleInfo(root)?.isEntry)) return 'app';
    const screens = roots.filter((root) => ROUTE.test(root) && !LOGIN.test(root)).length;
    const shell = roots.some((root) => SHELL.test(root));
    const widely = shell || screens >= WANTED_BY_MANY;
    if (roots.some((root) => LOGIN.test(root)) && (widely || roots.length > 2)) return 'app';
    if (shell) return roots.some((root) => QUIET.test(root)) ? 'quiet' : 'shell';
    if (screens < 2 || !roots.some((root) => FIRST.test(root))) return null;
    return APART.find(([, of]) => of.test(id))?.[0] ?? (widely ? 'screens' : null);
  }

  #rootsOf(id: string, context: Context): Set<string> {
    const known = this.#roots.get(id);
    if (known) return known;
    const roots = new Set<string>();
    const above = new Set([id]);
    for (const module of above) {
      const info = context.getModuleInfo(module);
      if (info?.isEntry || info?.dynamicImporters.length) roots.add(module);
      for (const importer of info?.importers ?? []) above.add(importer);
    }
    this.#roots.set(id, roots);
    return roots;
  }
}
