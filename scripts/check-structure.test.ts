import { describe, expect, it } from 'vitest';
import { findings, importGraph, productFiles, smallWithOneImporter } from './check-structure.ts';

const file = (path: string, text: string) => ({ path, text });
const a = 'apps/api/src/a.ts';
const b = 'apps/api/src/b.ts';
const c = 'apps/api/src/deep/c.ts';

describe('the structure of sources', () => {
  it('is fine where files point one way and names are defined once', () => {
    const files = [
      file(a, "import { b } from './b.ts';\nexport const a = b;\n"),
      file(b, "import { c } from './deep/c.ts';\nexport const b = c;\n"),
      file(c, 'export const c = 1;\nconst a = 2;\n'),
    ];
    expect(findings(files)).toEqual([]);
  });

  it('a circle is found, over types and through several files', () => {
    const files = [
      file(a, "import type { B } from './b.ts';\nexport type A = B;\n"),
      file(b, "export { c } from './deep/c.ts';\nexport type B = 1;\n"),
      file(c, "export const c = () => import('../a.ts');\n"),
    ];
    expect(findings(files)).toEqual([{ rule: 'circle', what: `${a} → ${b} → ${c}` }]);
  });

  it('a circle over the name of a package is found', () => {
    const other = 'packages/contracts/src/places/geo.ts';
    const files = [
      file('packages/contracts/src/x.ts', "import { g } from '@baeon/contracts/places/geo';\n"),
      file(other, "import '../x.ts';\n"),
    ];
    expect(findings(files)).toEqual([
      { rule: 'circle', what: `packages/contracts/src/x.ts → ${other}` },
    ]);
  });

  it('a name that two files define is found, a value and its type in one file are not', () => {
    const files = [
      file(a, 'export type Deal = 1;\nexport const Deal = 1;\n'),
      file(b, 'export async function find() {}\nexport class Deal {}\n'),
      file(c, 'export const find = 1;\nexport { found } from "../a.ts";\n'),
    ];
    expect(findings(files)).toEqual([
      { rule: 'twice', what: `Deal: ${a}, ${b}` },
      { rule: 'twice', what: `find: ${b}, ${c}` },
    ]);
  });

  it('a file of more than 300 lines is found', () => {
    const files = [file(a, '\n'.repeat(300)), file(b, '\n'.repeat(301))];
    expect(findings(files)).toEqual([{ rule: 'long', what: `${b} has 301 lines` }]);
  });

  it('words that are defined where no translator looks are found', () => {
    const words = "const texts = defineTexts('x', {});\n";
    const files = [file(a, words), file('apps/web/src/x-texts.ts', words)];
    expect(findings(files)).toEqual([{ rule: 'texts', what: `${a} is not named …-texts.ts` }]);
  });

  it('a small file that serves one other alone is reported, a table of its own kind is not', () => {
    const files = [
      file(a, "import './b.ts';\nimport './deep/c.ts';\nimport './x-texts.ts';\n".repeat(10)),
      file(b, "import './deep/c.ts';\n"),
      file(c, 'export const c = 1;\n'),
      file('apps/api/src/x-texts.ts', 'export const x = 1;\n'),
    ];
    expect(smallWithOneImporter(files, importGraph(files))).toEqual([
      `${b} (1 lines) serves ${a} alone`,
    ]);
  });

  it('is asked of the product, not of its tests', () => {
    const paths = productFiles().map(({ path }) => path);
    expect(paths).toContain('apps/api/src/server.ts');
    expect(paths.filter((path) => /\.test\.|-test-kit\.|\/test\//.test(path))).toEqual([]);
  });
});
