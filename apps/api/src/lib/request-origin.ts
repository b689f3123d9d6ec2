/** Where a request came from, as keyed hashes: its address (an IPv6 /64 is one), and the /24 or /48 around it. */
export type RequestOrigin = { address: string; network: string };
