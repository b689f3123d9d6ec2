export type Finding = {
  screen: string;
  state: string;
  look: string;
  kind: 'not reached' | 'axe' | 'console error' | 'sideways scroll' | 'cut text' | 'small target';
  what: string;
};

/** What no look may have, the worst first. */
const FAULTS: Finding['kind'][] = ['not reached', 'axe', 'console error', 'sideways scroll'];
const KINDS: Finding['kind'][] = [...FAULTS, 'cut text', 'small target'];

/** Whether a person has to mend it; the others are a matter of taste. */
export const isFault = ({ kind }: Finding): boolean => FAULTS.includes(kind);

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
