import type { Page } from '@playwright/test';

export type Complaint = { text: string; url: string };

/** What the browser has complained about since it was last told to forget: Playwright keeps count. */
export async function complaintsOf(page: Page): Promise<Complaint[]> {
  const messages = (await page.consoleMessages()).filter((message) => message.type() === 'error');
  return [
    ...messages.map((message) => ({ text: message.text(), url: message.location().url })),
    ...(await page.pageErrors()).map((error) => ({ text: String(error), url: '' })),
  ];
}

export async function forgetComplaints(page: Page): Promise<void> {
  await page.clearConsoleMessages();
  await page.clearPageErrors();
}

/** What is meant to fail in a state: answers of 4xx, which many a screen is about, and what it broke. */
type Meant = { isBroken: (url: string) => boolean; complains: RegExp | undefined };

export function unmeant(complaints: Complaint[], { isBroken, complains }: Meant): string[] {
  const isMeant = ({ text, url }: Complaint) =>
    (text.startsWith('Failed to load resource') &&
      (/status of 4\d\d/.test(text) || isBroken(url))) ||
    complains?.test(text);
  const told = complaints.filter((complaint) => !isMeant(complaint));
  return [...new Set(told.map(({ text, url }) => `${text} ${withoutHost(url)}`.trim()))];
}

/** The port differs from run to run. */
const withoutHost = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');
