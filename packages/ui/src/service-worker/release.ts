/** What one build of the app consists of, filled in when it is built. */
export type Release = {
  /** Another for every build that differs in a byte. */
  version: string;
  /** The script that the page of this build starts with: tells whose page a page is. */
  entry: string;
  /** What the app needs to open without a network, but for its page. */
  files: readonly string[];
  /** Every address of the app is this page. */
  page: string;
  /** Names of caches that hold a build of the app begin with this; apps of one origin see each other's. */
  cachePrefix: string;
};
