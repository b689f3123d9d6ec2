import type { PushSettings } from '@baeon/contracts/push/push-wire';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  askForPush,
  endPush,
  PushError,
  pushStatus,
  subscribeToPush,
  watchPushPermission,
} from '@baeon/ui/device/push.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { addDevice, pushSettingsQuery, removeDevice, putPushSettings } from './push-api.ts';
import { savePushDecision } from './push-delivery.ts';
import { pushScreenTexts } from './push-texts.ts';

const standingKey = ['push-standing'];

/** What has to be heard of once they are on. */
export type WantedTopics = Partial<Pick<PushSettings, 'new_deals' | 'ending_coupons'>>;

async function turnOn(client: QueryClient, wanted: WantedTopics): Promise<void> {
  await askForPush();
  const { public_key } = await client.ensureQueryData(pushSettingsQuery);
  const subscription = await subscribeToPush(public_key);
  try {
    const { settings } = await addDevice(subscription);
    const missing = Object.entries(wanted).some(
      ([topic]) => !settings[topic as keyof WantedTopics],
    );
    if (missing) await putPushSettings(wanted);
  } catch (error) {
    // A device that the server does not know must not say that it is on.
    await endPush();
    throw error;
  }
  savePushDecision(subscription.endpoint);
}

async function turnOff(): Promise<void> {
  savePushDecision(false);
  const endpoint = await endPush();
  // Nothing can reach it any more; a server that does not hear of it finds out by itself.
  if (endpoint) await removeDevice(endpoint).catch(() => null);
}

/** Fit to be shown. */
function failureText(error: Error | null): string | null {
  if (!error) return null;
  return error instanceof PushError ? textsOf(pushScreenTexts).failures[error.kind] : error.message;
}

/** Whether news reach this device, and how to change that. `null` while nobody knows yet. */
export function useDevicePush() {
  const client = useQueryClient();
  const { data: standing = null } = useQuery({
    queryKey: standingKey,
    queryFn: pushStatus,
    // People come back from the browser's settings.
    staleTime: 0,
  });

  useEffect(
    () => watchPushPermission(() => void client.invalidateQueries({ queryKey: standingKey })),
    [client],
  );

  const change = useMutation({
    mutationFn: (wanted: WantedTopics | null) => (wanted ? turnOn(client, wanted) : turnOff()),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: standingKey }),
        client.invalidateQueries({ queryKey: pushSettingsQuery.queryKey }),
      ]),
  });

  return {
    standing,
    busy: change.isPending,
    failure: failureText(change.error),
    isDone: change.isSuccess,
    turnOn: (wanted: WantedTopics = {}) => change.mutate(wanted),
    turnOff: () => change.mutate(null),
  };
}

export type DevicePush = ReturnType<typeof useDevicePush>;
