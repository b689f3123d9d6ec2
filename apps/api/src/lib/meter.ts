/** Told of what happens, for the operator's figures; how things stand is looked up when figures are asked for. */
export type Meter = {
  answered(request: { method: string; route: string; status: number; seconds: number }): void;
  /** `outcome` is one of issue_coupons, or 'undone'. */
  claimed(outcome: string): void;
  /** A one-time code of signing in: sent, right, wrong, or held back by a budget. */
  handledCode(outcome: 'sent' | 'right' | 'wrong' | 'held_back'): void;
  signedIn(): void;
  waitedForConnection(seconds: number): void;
  /** A route kept the event loop for longer than any may. */
  blocked(loop: { route: string; seconds: number }): void;
};

export const unmetered: Meter = {
  answered() {},
  claimed() {},
  handledCode() {},
  signedIn() {},
  waitedForConnection() {},
  blocked() {},
};

/** The processes of a machine that answer on one port. */
export type ClusterWorker = {
  /** By which this one is told from the others. */
  number: number;
  /** The figures of all of them, as Prometheus reads them. */
  readFigures(): Promise<string>;
};

/** How it stands with a search engine outside: whether it answers, and for how long its index has been behind. */
export type SearchEngineStanding = { isAway(): boolean; behindMs(): number };

/** On a port of their own, else beside the API to whoever shows the token. */
export type MetricsConfig =
  | { host: string; port: number; token: string | null }
  | { port: null; token: string };
