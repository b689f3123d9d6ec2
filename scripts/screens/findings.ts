export type Finding = {
  screen: string;
  state: string;
  look: string;
  kind: 'axe' | 'not reached' | 'sideways scroll' | 'cut text' | 'small target';
  what: string;
};

/** The worst first. */
const KINDS: Finding['kind'][] = [
  'not reached',
  'axe',
  'sideways scroll',
  'cut text',
  'small target',
];

/** The same fault on many screens is one line. */
export function printFindings(findings: Finding[]): void {
  for (const kind of KINDS) {
    const grouped = Map.groupBy(
      findings.filter((finding) => finding.kind === kind),
      ({ what }) => what,
    );
    if (grouped.size === 0) continue;
    console.log(`\n${kind}`);
    for (const [what, places] of grouped) console.log(`  ${what}\n      ${placesText(places)}`);
  }
  console.log(`\n${KINDS.map((kind) => countText(findings, kind)).join(' · ')}`);
}

function placesText(places: Finding[]): string {
  const names = [...new Set(places.map(({ screen, state }) => `${screen}/${state}`))];
  const looks = [...new Set(places.map(({ look }) => look))];
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `${names.slice(0, 3).join(', ')}${more}  (${looks.join(', ')})`;
}

const countText = (findings: Finding[], kind: Finding['kind']) =>
  `${kind}: ${findings.filter((finding) => finding.kind === kind).length}`;
