import { NEARBY_RADIUS_KM } from '@baeon/contracts/places/geo';
import { NEARBY_PAGE_SIZE } from '@baeon/contracts/common/page-sizes';
import { HttpConnection } from '../load/http-connection.ts';
import { checkedEntries } from '../load/nearby-answer.ts';
import { nearbyRequest } from '../load/nearby-http.ts';
import { sql } from '../sql.ts';
import type { Scene } from './nearby-sides.ts';

const LOOKS = 5;
/** Distances on the wire are rounded. */
const ROUNDING_KM = 0.01;

/** Answers that are quick and wrong are worth nothing: some are compared with a look at every row. */
export async function refuseWrongAnswers(scene: Scene): Promise<void> {
  const connection = await HttpConnection.open(scene.api.port);
  try {
    for (const place of scene.places.slice(0, LOOKS)) {
      for (const category of [null, scene.category]) {
        const request = nearbyRequest(scene.people[0]!, place, category);
        const { status, body } = await connection.send(request, true);
        if (status !== 200) throw new Error(`nearby answered ${status} ${body}`);
        const found = checkedEntries(body!, category).map((entry) => entry.distance_km!);
        const expected = await sql<{ km: number }>(
          scene.databaseUrl,
          `select * from (
             select min(distance_km($1, $2, p.latitude, p.longitude)) as km
             from campaign_places p join campaigns c on c.id = p.campaign_id
             where p.open and c.starts_at <= now() and c.ends_at >= now()
               and ($3::text is null or p.category = $3)
             group by p.campaign_id
           ) near
           where km <= ${NEARBY_RADIUS_KM} order by km limit ${NEARBY_PAGE_SIZE}`,
          [place.latitude, place.longitude, category],
        );
        const same =
          found.length === expected.length &&
          found.every((km, number) => Math.abs(km - expected[number]!.km) <= ROUNDING_KM);
        if (!same) {
          throw new Error(
            `nearby is wrong at ${place.latitude}, ${place.longitude} (${category}):\n` +
              `found ${found.join(' ')}\nexpected ${expected.map(({ km }) => km).join(' ')}`,
          );
        }
      }
    }
  } finally {
    connection.close();
  }
}
