import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { InstallCard } from './install-card.tsx';
import { listenForInstall } from './install-prompt.ts';

beforeAll(listenForInstall);
afterEach(() => act(() => void window.dispatchEvent(new Event('appinstalled'))));

const agent = (name: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(name);

function offer() {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

test('is not there where the app cannot be installed', () => {
  render(<InstallCard />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('has the browser ask, once', async () => {
  render(<InstallCard />);
  const { prompt, event } = offer();
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

test('goes once the app is installed', () => {
  render(<InstallCard />);
  offer();
  expect(screen.getByRole('heading', { name: 'Install app' })).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('heading')).toBeNull();
});

test('says how on an iPhone, unless it is the installed app that asks', () => {
  agent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Safari/604.1');
  const { unmount } = render(<InstallCard />);
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<InstallCard />);
  expect(screen.queryByRole('heading')).toBeNull();
});
