import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingNames, readDrawing, readJson, readTable, svgAttributes } from './assets.ts';
import { palettes } from './palettes.ts';
import { bannerScenes, dealScenes, glyphLayouts, letterLayouts } from './picture-names.ts';
import { artOf, arts } from './store-arts.ts';

const FOLDER = new URL('../../pictures/', import.meta.url);
const glyphs = drawingNames('glyphs');

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => file.replaceAll('\\', '/'));

const PAINT =
  /^(?:none|#[\da-f]{6}|url\(#(?:ground|stand|tile|body|screen)\)|var\(--[a-z-]+,#[\da-f]{6}\))$/;
const TAG = /<\/?[a-zA-Z]+(?:\s+[a-zA-Z][\w-]*="[^"<&]*")*\s*\/?>/g;

describe('the files of drawings', () => {
  it('show something by themselves: every colour that can change has one to begin with', () => {
    expect(files.length).toBeGreaterThan(480);
    for (const file of files) {
      const text = readFileSync(new URL(file, FOLDER), 'utf8');
      expect([file, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>\n$/s.test(text)]) //
        .toEqual([file, true]);
      const rest = text.replaceAll(/<!--.*?-->|<text .*?<\/text>/gs, '').replaceAll(TAG, '');
      expect([file, rest.trim()]).toEqual([file, '']);
      const paints = [...text.matchAll(/ (?:fill|stroke|stop-color)="([^"]*)"/g)];
      expect([file, paints.filter(([, paint]) => !PAINT.test(paint!))]).toEqual([file, []]);
    }
  });

  it('are square where they are put into others, and stand within their grid', () => {
    for (const file of files.filter((name) => /^(?:glyphs|products)\//.test(name))) {
      const { grid, foot, svg } = readDrawing(file);
      expect([file, grid]).toEqual([file, file.startsWith('glyphs/') ? 48 : 100]);
      expect([file, svgAttributes(svg).viewBox]).toEqual([file, `0 0 ${grid} ${grid}`]);
      expect([file, foot > 24 && foot < 48]).toEqual([file, true]);
    }
  });

  it('keep room for things and letters in the way that is read', () => {
    const scenes = files.filter((file) => !/^(?:glyphs|products)\/|letters\.svg$/.test(file));
    for (const file of scenes) {
      const { svg } = readDrawing(file);
      for (const [image, attributes] of svg.matchAll(/<image ([^>]*)\/>/g)) {
        const { href, width, height, x, y, 'data-thing': thing } = svgAttributes(attributes!);
        const example = new URL(href!, new URL(file, FOLDER));
        expect([image, readFileSync(example, 'utf8').startsWith('<svg')]).toEqual([image, true]);
        expect([image, width]).toEqual([image, height]);
        expect([image, Number.isFinite(Number(x)) && Number.isFinite(Number(y))]) //
          .toEqual([image, true]);
        expect(thing).toMatch(/^(?:(?:sign|thing|glyph|product)|(?:goods|beside) \d)$/);
      }
    }
    expect([...drawingNames('logos')].toSorted()).toEqual(
      [...glyphLayouts, ...letterLayouts].toSorted(),
    );
    expect([...drawingNames('banners')].toSorted()).toEqual(bannerScenes.toSorted());
    expect([...drawingNames('deals')].toSorted()).toEqual(dealScenes.toSorted());
  });
});

describe('the tables beside them', () => {
  it('name glyphs, palettes and arts that there are', () => {
    const { icons } = readJson<{ icons: Record<string, { glyph: string }> }>('interests.json');
    const { byCategory } = readJson<{ byCategory: object }>('store-arts.json');
    const categories = [...Object.keys(byCategory), 'any other'].map(artOf);
    const named = [
      ...readTable('deal-words.tsv').map(([glyph]) => glyph!),
      ...Object.values(arts).flatMap(({ sign, goods }) => [[sign], goods].flat()),
      ...Object.values(icons).map(({ glyph }) => glyph),
    ];
    expect(named.filter((name) => !glyphs.has(name))).toEqual([]);
    const worn = [
      ...categories.flatMap((category) => category.palettes),
      ...Object.values(palettes).map(({ companion }) => companion),
    ];
    expect(worn.filter((name) => !Object.hasOwn(palettes, name))).toEqual([]);
    expect(categories.filter(({ art }) => !Object.hasOwn(arts, art))).toEqual([]);
    expect(Object.values(arts).filter(({ goods }) => goods.length < 3)).toEqual([]);
  });
});
