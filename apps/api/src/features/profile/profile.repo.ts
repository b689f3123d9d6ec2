import type { User } from '@baeon/contracts/user';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { follows } from '../../db/tables/stores.ts';
import { accountFields, users } from '../../db/tables/users.ts';

const followedPlaceIds = sql<string[]>`array(
  select ${follows.placeId} from ${follows} where ${follows.userId} = ${users.id}
  order by ${follows.createdAt}, ${follows.placeId}
)`;

export async function findProfile(db: Executor, userId: string): Promise<User | null> {
  const [user] = await db
    .select({ ...accountFields, interestedBussiness: followedPlaceIds })
    .from(users)
    .where(eq(users.id, userId));
  return user ?? null;
}
