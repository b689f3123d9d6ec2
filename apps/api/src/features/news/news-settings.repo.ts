import { defaultPushSettings, type PushSettings } from '@baeon/contracts/push/push-wire';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { newsSettings } from '../../db/tables/push.ts';

const fields = {
  new_deals: newsSettings.newDeals,
  ending_coupons: newsSettings.endingCoupons,
  quiet_from: newsSettings.quietFrom,
  quiet_until: newsSettings.quietUntil,
};

export async function readSettings(db: Executor, userId: string): Promise<PushSettings> {
  const [row] = await db.select(fields).from(newsSettings).where(eq(newsSettings.userId, userId));
  return row ?? defaultPushSettings;
}

export async function saveSettings(
  tx: Executor,
  userId: string,
  settings: PushSettings,
): Promise<void> {
  const values = {
    newDeals: settings.new_deals,
    endingCoupons: settings.ending_coupons,
    quietFrom: settings.quiet_from,
    quietUntil: settings.quiet_until,
  };
  await tx
    .insert(newsSettings)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: newsSettings.userId, set: values });
}
