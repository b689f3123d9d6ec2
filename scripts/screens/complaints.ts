import type { ConsoleMessage, Page } from '@playwright/test';

export type Complaint = { text: string; url: string };

/** Collects what the browser complains about until it is told to stop. */
export function listenForComplaints(page: Page): { complaints: Complaint[]; stop: () => void } {
  const complaints: Complaint[] = [];
  const heard = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return;
    complaints.push({ text: message.text(), url: message.location().url });
  };
  const broke = (error: Error) => complaints.push({ text: String(error), url: '' });
  page.on('console', heard);
  page.on('pageerror', broke);
  const stop = () => void page.off('console', heard).off('pageerror', broke);
  return { complaints, stop };
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
