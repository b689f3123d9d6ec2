import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useState } from 'react';

/** Asks for what a screen at an address is going to need, of the server or of further code. */
export type Prefetch = (client: QueryClient, at: Location) => Promise<unknown>[];

type Loaded<P extends object> = { default: ComponentType<P> & { prefetch?: Prefetch } };

export type ScreenFile<P extends object = object> = {
  load: () => Promise<Loaded<P>>;
  Screen: ComponentType<P>;
};

export type ScreenAt = ScreenFile & { path: string };

/** Like `lazy`, but what has been loaded before it is drawn is drawn at once, without a fallback. */
export function screenFile<P extends object>(fetchFile: () => Promise<Loaded<P>>): ScreenFile<P> {
  let known: ComponentType<P> | undefined;
  async function load(): Promise<Loaded<P>> {
    const file = await fetchFile();
    known = file.default;
    return file;
  }
  const Later: ComponentType<P> = lazy(load);

  function Screen(props: P) {
    // Once for all: another component in its place would begin anew.
    const [Drawn] = useState(() => known ?? Later);
    return <Drawn {...props} />;
  }
  return { load, Screen };
}
