/** What the load process is asked for, and what it gives back. */

export type Person = { id: string; mobileNumber: string; token: string };
export type Place = { latitude: number; longitude: number };
export type ClaimedDeal = { id: string; storeId: string; pincode: string };
export type Claim = { person: Person; deal: ClaimedDeal };

type Nearby = { clients: number; seconds: number; places: Place[]; category: string | null };
type Searching = { clients: number; seconds: number; queries: string[] };
type Claiming = { clients: number; claims: Claim[]; tellAfter: number | null };

export type NearbyOverHttp = Nearby & { kind: 'nearby over HTTP'; port: number; people: Person[] };
export type NearbyInSql = Nearby & {
  kind: 'nearby in SQL';
  databaseUrl: string;
  statement: string;
};
export type SearchOverHttp = Searching & { kind: 'search over HTTP'; port: number };
export type SearchInSql = Searching & {
  kind: 'search in SQL';
  databaseUrl: string;
  statement: string;
};
/** At a steady pace, so that the asking itself is no load. */
export type HealthOverHttp = {
  kind: 'health over HTTP';
  port: number;
  clients: number;
  seconds: number;
};
export type ClaimsOverHttp = Claiming & { kind: 'claims over HTTP'; port: number };
export type ClaimsInSql = Claiming & { kind: 'claims in SQL'; databaseUrl: string };

export type BenchTill = {
  id: string;
  storeId: string;
  staffId: string;
  token: string;
  staffToken: string;
};
type Redeeming = { clients: number; tills: BenchTill[]; codes: string[] };
export type RedemptionsInSql = Redeeming & { kind: 'redemptions in SQL'; databaseUrl: string };
export type RedemptionsOverHttp = Redeeming & {
  kind: 'redemptions over HTTP';
  port: number;
  looks: boolean;
};

/** Tasks that are answered by pages. */
type Paged = NearbyOverHttp | NearbyInSql | SearchOverHttp | SearchInSql;
/** Tasks of which only the time is of interest. */
type Timed = HealthOverHttp | RedemptionsInSql | RedemptionsOverHttp;

export type Task = Paged | Timed | ClaimsOverHttp | ClaimsInSql;

export type Timing = { count: number; seconds: number; p50Ms: number; p99Ms: number };

/** Entries and bytes are those of a middling answer. */
export type PageOutcome = Timing & { entries: number; bytes: number };

export type Acknowledged = { userId: string; campaignId: string; couponId: string; code: string };

export type ClaimsOutcome = Timing & {
  acknowledged: Acknowledged[];
  /** How often each error code came; 'cut off' where no answer did. */
  refused: Record<string, number>;
};

export type OutcomeOf<T extends Task> = T extends Paged
  ? PageOutcome
  : T extends Timed
    ? Timing
    : ClaimsOutcome;

export type FromLoad =
  | { kind: 'reached' }
  | { kind: 'done'; outcome: Timing | PageOutcome | ClaimsOutcome }
  | { kind: 'failed'; reason: string };
