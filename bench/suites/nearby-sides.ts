import { NEARBY_RADIUS_KM } from '@baeon/contracts/places/geo';
import { NEARBY_PAGE_SIZE } from '@baeon/contracts/common/page-sizes';
import { startApi, type ApiProcess } from '../api-process.ts';
import type { Cleanup } from '../cleanup.ts';
import { countLivePlaces, drawPlaces, makeDatabase, mostUsualCategory } from '../data.ts';
import type { NearbyInSql, NearbyOverHttp, Person, Place } from '../load/tasks.ts';
import { addPeople } from '../people.ts';
import { addPostgisPlaces, postgisNearest, postgisNearestOfCategory } from '../postgis.ts';
import type { Postgres } from '../postgres.ts';

const PEOPLE = 2000;
/** A prime, so that the answers that are read are not always those of the same places. */
const PLACES = 20_011;

export type Question = { clients: number; seconds: number; withCategory: boolean };
export type Side = 'HTTP' | 'bare SQL' | 'bare PostGIS';

/** One size of data with all that is needed to ask it in every way. */
export type Scene = {
  size: number;
  livePlaces: number;
  databaseUrl: string;
  people: Person[];
  places: Place[];
  category: string;
  api: ApiProcess;
  postgisVersion: string | null;
};

export async function makeScene(
  size: number,
  postgres: Postgres,
  cleanup: Cleanup,
): Promise<Scene> {
  const databaseUrl = await makeDatabase(postgres, `nearby_${size}`, size);
  const people = await addPeople(databaseUrl, PEOPLE);
  const places = await drawPlaces(databaseUrl, PLACES);
  const category = await mostUsualCategory(databaseUrl);
  const postgisVersion = postgres.hasPostgis
    ? await addPostgisPlaces(databaseUrl, places[0]!, category)
    : null;
  const api = await startApi(databaseUrl, cleanup);
  await api.quiet();
  return {
    size,
    livePlaces: await countLivePlaces(databaseUrl),
    databaseUrl,
    people,
    places,
    category,
    api,
    postgisVersion,
  };
}

export const sidesOf = (scene: Scene): Side[] =>
  scene.postgisVersion === null ? ['HTTP', 'bare SQL'] : ['HTTP', 'bare SQL', 'bare PostGIS'];

export function nearbyTask(
  scene: Scene,
  side: Side,
  { clients, seconds, withCategory }: Question,
): NearbyOverHttp | NearbyInSql {
  const category = withCategory ? scene.category : null;
  const common = { clients, seconds, places: scene.places, category };
  if (side === 'HTTP') {
    return { kind: 'nearby over HTTP', port: scene.api.port, people: scene.people, ...common };
  }
  const statement =
    side === 'bare SQL' ? ownStatement(withCategory) : postgisStatement(withCategory);
  return { kind: 'nearby in SQL', databaseUrl: scene.databaseUrl, statement, ...common };
}

const ownStatement = (withCategory: boolean): string =>
  `select campaign_id, mm from deals_near(
     $1, $2, ${NEARBY_RADIUS_KM}, ${withCategory ? '$3' : 'null'}, null, now(), null, null, ${NEARBY_PAGE_SIZE}
   )`;

const postgisStatement = (withCategory: boolean): string =>
  withCategory ? postgisNearestOfCategory : postgisNearest;
