import { lookName, SCHEMES, type Width, WIDTHS } from './looks.ts';
import type { Picture } from './shoot.ts';

/** How wide pictures are shown, by how wide the screen was. */
const SHOWN_WIDTHS: Record<Width, number> = { 320: 160, 390: 190, 768: 300, 1280: 420 };

const CSS = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#dfe5f0, #1b2130); }
form { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 8px 20px; padding: 10px 16px;
  background: light-dark(#fff, #0c111c); z-index: 1; }
label { cursor: pointer; }
main { display: flex; flex-wrap: wrap; gap: 14px; padding: 16px; align-items: flex-start; }
figure { margin: 0; }
figcaption { padding-bottom: 3px; font-size: 11px; overflow-wrap: anywhere; }
img { display: block; width: 100%; background: #888; }
[hidden], .sheet form { display: none; }`;

/** Runs in the page. What is chosen stands in the address, so that a sheet is a page too. */
const SCRIPT = `
const form = document.querySelector('form');
const figures = [...document.querySelectorAll('figure')];
const asked = new URLSearchParams(location.search);
for (const [name, value] of asked) if (form[name]) form[name].value = value;
const sheet = asked.has('sheet');
document.body.classList.toggle('sheet', sheet);
const first = new Set(figures.filter((figure, place) =>
  place === 0 || figures[place - 1].dataset.screen !== figure.dataset.screen)
  .map((figure) => figure.dataset.name));
function show() {
  const { width, scheme, kind, name } = Object.fromEntries(new FormData(form));
  let shown = 0;
  for (const figure of figures) {
    const its = figure.dataset;
    figure.hidden = !((!width || its.width === width) && (!scheme || its.scheme === scheme) &&
      (!kind || its.kind === kind) && its.name.includes(name) &&
      (asked.get('sheet') !== 'first' || first.has(its.name)));
    if (sheet && figure.hidden) figure.remove();
    else if (sheet) figure.querySelector('img').loading = 'eager';
    if (!figure.hidden) shown += 1;
  }
  document.querySelector('output').textContent = shown + ' pictures';
}
form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
show();`;

const choice = (name: string, all: string, values: readonly (string | number)[]) =>
  `<label>${name} <select name="${name}"><option value="">${all}</option>${values
    .map((value) => `<option>${value}</option>`)
    .join('')}</select></label>`;

function figure({ screen, state, look, file }: Picture): string {
  const { width, scheme, kind } = look;
  const name = `${screen}/${state}`;
  const data = `data-name="${name}" data-screen="${screen}" data-width="${width}" data-scheme="${scheme}" data-kind="${kind}"`;
  const address = encodeURI(file).replaceAll('?', '%3F');
  return `<figure ${data} style="width:${SHOWN_WIDTHS[width]}px"><figcaption>${name} · ${lookName(look)}</figcaption><a href="${address}"><img loading="lazy" alt="" src="${address}"></a></figure>`;
}

/** A page for all pictures that needs nothing but the files beside it. */
export function indexPage(pictures: Picture[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${CSS}</style>
<form>${choice('width', 'all', WIDTHS)}${choice('scheme', 'both', SCHEMES)}${choice('kind', 'all', ['plain', 'large-text', 'tall'])}<label>name <input type="search" name="name"></label><output></output></form>
<main>${pictures.map(figure).join('\n')}</main><script>${SCRIPT}</script></html>`;
}
