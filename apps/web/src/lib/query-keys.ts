/** Names of what is cached, for features that have to tell each other that something changed. */
export const queryKeys = {
  profile: ['profile'],
  interests: ['interests'],
  nearbyBusinesses: ['nearby-businesses'],
  followed: ['followed'],
  store: (id: string) => ['store', id],
  places: (query: string, kind: string) => ['places', kind, query],
} as const;
