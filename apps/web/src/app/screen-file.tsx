import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, useState } from 'react';

/** What a screen at an address is going to ask the server for. */
export type Ask = (client: QueryClient, at: Location) => Promise<unknown>[];

type Loaded = { default: ComponentType; ask?: Ask };

export type ScreenFile = { load: () => Promise<Loaded>; Screen: ComponentType };

/** Like `lazy`, but what has been loaded before it is drawn is drawn at once, without a fallback. */
export function screenFile(fetchFile: () => Promise<Loaded>): ScreenFile {
  let known: ComponentType | undefined;
  async function load(): Promise<Loaded> {
    const file = await fetchFile();
    known = file.default;
    return file;
  }
  const Later = lazy(load);

  function Screen() {
    // Once for all: another component in its place would begin anew.
    const [Drawn] = useState(() => known ?? Later);
    return <Drawn />;
  }
  return { load, Screen };
}
