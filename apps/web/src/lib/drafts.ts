const PREFIX = 'draft ';

type DraftName = 'sign-in' | 'about-you' | 'place' | 'stores' | 'raise' | 'invited';

/** What somebody has typed and not sent yet. It lives as long as the tab, so that a reload loses nothing. */
export function readDraft(name: DraftName): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

export function keepDraft(name: DraftName, value: object): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Full or refused: what was typed ends with the page.
  }
}

export function forgetDraft(name: DraftName): void {
  forgetKeys((key) => key === PREFIX + name);
}

/** With whoever typed them, or with what they were typed for. */
export function forgetDrafts(): void {
  forgetKeys((key) => key.startsWith(PREFIX));
}

function forgetKeys(isMeant: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isMeant)) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
