import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What the linter cannot see: import circles (type-only ones count), exported names that are defined
 * twice, files that have grown too long, and texts that no translator finds. `npm run check:structure -- --report` gives figures by part
 * too, and small files that serve one other alone: most belong into that one, a rule or a table may stay.
 */
export type SourceFile = { path: string; text: string };
export type Finding = { rule: 'circle' | 'twice' | 'long' | 'texts'; what: string };

const LONGEST = 300;
const SMALL = 25;
/** The test of the translations finds the parts of the app by the names of their files. */
const DEFINES_TEXTS = /= defineTexts\(/;
const TEXTS_FILE = /-texts\.ts$/;

export function findings(files: SourceFile[]): Finding[] {
  const graph = importGraph(files);
  return [
    ...circles(graph).map((circle) => ({ rule: 'circle' as const, what: circle.join(' → ') })),
    ...definedTwice(files).map((what) => ({ rule: 'twice' as const, what })),
    ...files
      .filter(({ text }) => lines(text) > LONGEST)
      .map(({ path, text }) => ({
        rule: 'long' as const,
        what: `${path} has ${lines(text)} lines`,
      })),
    ...files
      .filter(({ path, text }) => DEFINES_TEXTS.test(text) && !TEXTS_FILE.test(path))
      .map(({ path }) => ({ rule: 'texts' as const, what: `${path} is not named …-texts.ts` })),
  ];
}

export const lines = (text: string): number =>
  text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

type Graph = Map<string, Set<string>>;

const SPECIFIER = /(?:\bfrom\s*|\bimport\s*\(?\s*|new URL\(\s*)'([^']+)'/g;

export function importGraph(files: SourceFile[]): Graph {
  const known = new Set(files.map(({ path }) => path));
  return new Map(
    files.map(({ path, text }) => {
      const targets = [...text.matchAll(SPECIFIER)].map(([, specifier]) =>
        resolveSpecifier(path, specifier!),
      );
      return [path, new Set(targets.filter((target) => known.has(target) && target !== path))];
    }),
  );
}

function resolveSpecifier(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier.split('?')[0]!);
  const ours = /^@baeon\/([\w-]+)\/(.+)$/.exec(specifier);
  if (!ours) return specifier;
  const path = `packages/${ours[1]}/src/${ours[2]}`;
  // Some packages name the files, extension and all.
  return /\.\w+$/.test(path) ? path : `${path}.ts`;
}

/** Every set of files that reach each other, by Tarjan's algorithm. */
export function circles(graph: Graph): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const onStack = new Set<string>();
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    onStack.add(file);
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (onStack.has(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    for (const member of circle) onStack.delete(member);
    if (circle.length > 1) found.push(circle);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return found;
}

const DEFINITION =
  /^export (?:default )?(?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm;

/** A name may be a value and its type in one file; in two files it is two things. */
export function definedTwice(files: SourceFile[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const [, name] of text.matchAll(DEFINITION)) {
      places.set(name!, (places.get(name!) ?? new Set()).add(path));
    }
  }
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name}: ${[...paths].join(', ')}`);
}

/** What a framework or a convention asks for by name is a file of its own, whatever its size. */
const OWN_FILE =
  /(\.(routes|service|repo|worker|worklet|feature|d)\.ts|-texts\.ts|-state\.ts|-api\.ts|\/routes\/(?:[\w-]+\/)?[\w-]+\.tsx|\/tables\/|packages\/contracts\/|-cli\.ts|\.config\.ts)/;

export function smallWithOneImporter(files: SourceFile[], graph: Graph): string[] {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  }
  return files
    .filter(({ path, text }) => lines(text) < SMALL && !OWN_FILE.test(path))
    .flatMap(({ path, text }) => {
      const from = importers.get(path) ?? [];
      if (from.length !== 1) return [];
      return [`${path} (${lines(text)} lines) serves ${from[0]} alone`];
    });
}

const ROOT = join(import.meta.dirname, '..');
const PRODUCT = /^(apps|packages)\/[\w-]+\/src\/.*\.(ts|tsx)$/;
const NOT_PRODUCT = /\.test\.tsx?$|-test-kit\.tsx?$|\/test-setup\.ts$|\.d\.ts$/;

export function productFiles(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => PRODUCT.test(path) && !NOT_PRODUCT.test(path) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

function report(files: SourceFile[]): void {
  const parts = Map.groupBy(files, ({ path }) => path.split('/').slice(0, 2).join('/'));
  for (const [part, members] of [...parts, ['all', files] as const]) {
    const sizes = members.map(({ text }) => lines(text)).sort((a, b) => a - b);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    const median = sizes[Math.floor(sizes.length / 2)];
    console.log(`${part}: ${members.length} files, ${total} lines, median ${median}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = productFiles();
  const found = findings(files);
  for (const { rule, what } of found) console.log(`${rule}: ${what}`);
  if (process.argv.includes('--report')) {
    const small = smallWithOneImporter(files, importGraph(files));
    for (const what of small) console.log(`small: ${what}`);
    report(files);
    console.log(`small: ${small.length}`);
    for (const rule of ['circle', 'twice', 'long', 'texts'] as const) {
      console.log(`${rule}: ${found.filter((finding) => finding.rule === rule).length}`);
    }
  }
  process.exit(found.length === 0 ? 0 : 1);
}
