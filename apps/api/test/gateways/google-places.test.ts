import { describe, expect, it } from 'vitest';
import { categoryOf, SEARCHED_TYPES } from '../../src/gateways/nearby-stores/google-place-types.ts';
import { referenceCategories } from '../../src/seed/reference/reference-tables.ts';
import type { SeenRequest } from '../support/http-server.ts';
import {
  drawnLogo,
  found,
  googleId,
  HERE,
  KEY,
  names,
  ourStore,
  useGooglePlaces,
} from './google-places-support.ts';

const { setting, provider, logged, own, gateway } = await useGooglePlaces();

describe('a search around a point', () => {
  it('asks for shops and services near it, the nearest first, and for no field that is not used', async () => {
    await gateway.nearby(HERE, 3, 12);
    expect(provider.seen).toHaveLength(1);
    const [request] = provider.seen;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/places:searchNearby' });
    expect(request!.query.size).toBe(0);
    expect(request!.headers).toMatchObject({
      'content-type': 'application/json',
      'x-goog-api-key': KEY,
      'x-goog-fieldmask':
        'places.id,places.displayName,places.formattedAddress,places.shortFormattedAddress,' +
        'places.rating,places.userRatingCount,places.primaryType,places.location,' +
        'places.businessStatus',
    });
    const { includedTypes, ...body } = JSON.parse(request!.body);
    expect(body).toEqual({
      maxResultCount: 12,
      locationRestriction: { circle: { center: HERE, radius: 3000 } },
      rankPreference: 'DISTANCE',
      languageCode: 'en',
      regionCode: 'IN',
    });
    expect(includedTypes).toEqual(expect.arrayContaining(['restaurant', 'cell_phone_store']));
    expect(includedTypes.length).toBeLessThanOrEqual(50);
    expect(new Set(includedTypes).size).toBe(includedTypes.length);
  });

  it('stays within the limits of the provider', async () => {
    await gateway.nearby(HERE, 80, 50);
    const body = JSON.parse(provider.seen[0]!.body);
    expect(body.maxResultCount).toBe(20);
    expect(body.locationRestriction.circle.radius).toBe(50_000);
  });

  it('tells what was found as the list shows it', async () => {
    setting.reply = () => ({ status: 200, json: { places: [found('Third Wave', 1)] } });
    const [business, ...more] = await gateway.nearby(HERE, 3, 10);
    expect(more).toEqual([]);
    const pictured = { name: 'Third Wave', category: 'Food & Drink/Cafes' };
    expect(business).toEqual({
      ...pictured,
      place_id: googleId('Third Wave'),
      address: 'Third Wave, 80 Feet Road, Bengaluru',
      rating: 4.3,
      user_ratings_total: 512,
      logo: drawnLogo({ placeId: googleId('Third Wave') }),
      distance_km: expect.closeTo(0.111, 3),
      store_id: null,
    });
  });

  it('copes with fields that Google leaves out', async () => {
    const { id, displayName, location, formattedAddress } = found('Bare', 1);
    setting.reply = () => ({
      status: 200,
      json: { places: [{ id, displayName, location, formattedAddress }] },
    });
    expect(await gateway.nearby(HERE, 3, 10)).toMatchObject([
      { address: formattedAddress, rating: null, user_ratings_total: 0, category: 'Shop' },
    ]);
  });

  it('leaves out what is closed for good, and entries that make no sense', async () => {
    const closed = { businessStatus: 'CLOSED_PERMANENTLY' };
    const places = [
      found('Closed', 1, closed),
      found('Resting', 2, { businessStatus: 'CLOSED_TEMPORARILY' }),
      { id: googleId('Nameless') },
      found('Odd id', 3, { id: '../../etc' }),
      null,
      found('Open', 4),
    ];
    setting.reply = () => ({ status: 200, json: { places } });
    expect(names(await gateway.nearby(HERE, 3, 10))).toEqual(['Resting', 'Open']);
  });

  it('mixes our own stores in by distance, and prefers them where both know a place', async () => {
    setting.ours = [ourStore('Both', 0.15), ourStore('Ours', 0.5)];
    setting.reply = () => ({
      status: 200,
      json: { places: [found('Near', 1), found('Both', 2), found('Far', 9)] },
    });
    const all = await gateway.nearby(HERE, 3, 10);
    expect(names(all)).toEqual(['Near', 'Our Both', 'Our Ours', 'Far']);
    expect(all[1]).toEqual(setting.ours[0]);
    expect(names(await gateway.nearby(HERE, 3, 2))).toEqual(['Near', 'Our Both']);
  });

  it('takes an empty answer for nothing found', async () => {
    setting.ours = [ourStore('Ours', 0.5)];
    setting.reply = () => ({ status: 200, json: {} });
    expect(names(await gateway.nearby(HERE, 3, 10))).toEqual(['Our Ours']);
    expect(logged).toEqual([]);
  });
});

describe('describing places by their ids', () => {
  const idsOf = (...all: string[]) => all.map(googleId);
  const nameIn = (request: SeenRequest) =>
    /^\/v1\/places\/ChIJ(.*?)x*$/.exec(decodeURIComponent(request.path))![1]!;

  it('asks for each that is not ours, and keeps the order', async () => {
    setting.ours = [ourStore('Ours', 0.5)];
    setting.reply = (request) => ({ status: 200, json: found(nameIn(request), 1) });
    const all = await gateway.describe(idsOf('First', 'Ours', 'Last'));
    expect(names(all)).toEqual(['First', 'Our Ours', 'Last']);
    expect(all.map(({ distance_km }) => distance_km)).toEqual([null, null, null]);
    expect(provider.seen.map(nameIn).sort()).toEqual(['First', 'Last']);
    const [request] = provider.seen;
    expect(request!.method).toBe('GET');
    expect(Object.fromEntries(request!.query)).toEqual({ languageCode: 'en', regionCode: 'IN' });
    expect(request!.headers).toMatchObject({
      'x-goog-api-key': KEY,
      'x-goog-fieldmask':
        'id,displayName,formattedAddress,shortFormattedAddress,rating,userRatingCount,primaryType',
    });
  });

  it('keeps the id that it was asked by', async () => {
    setting.reply = () => ({ status: 200, json: found('Renewed', 1) });
    const [place] = await gateway.describe(idsOf('Old'));
    expect(place).toMatchObject({ name: 'Renewed', place_id: googleId('Old') });
  });

  it('leaves out and logs the one that is gone', async () => {
    setting.reply = (request) =>
      nameIn(request) === 'Gone'
        ? { status: 404, json: { error: { status: 'NOT_FOUND', message: KEY } } }
        : { status: 200, json: found(nameIn(request), 1) };
    expect(names(await gateway.describe(idsOf('A', 'Gone', 'B')))).toEqual(['A', 'B']);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0]!)).toMatchObject({
      reason: 'HTTP 404 NOT_FOUND',
      placeId: googleId('Gone'),
    });
    expect(logged.join()).not.toContain(KEY);
  });

  it('asks for five at a time', async () => {
    let [now, most] = [0, 0];
    const gates: (() => void)[] = [];
    const answer = async (request: SeenRequest) => {
      now += 1;
      most = Math.max(most, now);
      // Five wait for each other: fewer at a time would wait for ever.
      if (provider.seen.length < 5) await new Promise<void>((open) => gates.push(open));
      else for (const open of gates.splice(0)) open();
      now -= 1;
      return { status: 200, json: found(nameIn(request), 1) };
    };
    setting.reply = answer as unknown as typeof setting.reply;
    const ids = Array.from({ length: 17 }, (_, nth) => googleId(`Shop ${nth}`));
    expect(await gateway.describe(ids)).toHaveLength(17);
    expect(most).toBe(5);
  });

  it('asks for no more of them once the provider refuses altogether', async () => {
    setting.reply = () => ({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } });
    const ids = Array.from({ length: 40 }, (_, nth) => googleId(`Shop ${nth}`));
    expect(await gateway.describe(ids)).toEqual([]);
    expect(provider.seen.length).toBeLessThanOrEqual(5);
  });

  it('asks nothing about ids that cannot be Google’s', async () => {
    expect(await gateway.describe(['demo-1', '../secrets', 'a b'])).toEqual([]);
    expect(provider.seen).toEqual([]);
  });
});

describe('ids', () => {
  it('are known where they are ours or look like Google’s', async () => {
    setting.ours = [{ ...ourStore('x', 1), place_id: 'demo-1' }];
    const ids = ['demo-1', 'demo-2', googleId('Any'), 'ChIJ', 'x'.repeat(201)];
    expect(await gateway.unknownAmong(ids)).toEqual(['demo-2', 'ChIJ', 'x'.repeat(201)]);
    expect(provider.seen).toEqual([]);
  });
});

describe('the types', () => {
  it('lead to categories that exist', () => {
    const known = referenceCategories.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining(SEARCHED_TYPES.map(categoryOf)));
    expect(categoryOf('south_indian_restaurant')).toBe('Food & Drink/Restaurants');
    expect(categoryOf('casino')).toBe('Shop');
  });
});

describe('the offline provider', () => {
  it('gives our own stores, in the order asked for', async () => {
    setting.ours = [ourStore('A', 1), ourStore('B', 2)];
    expect(await own.nearby(HERE, 3, 1)).toEqual([setting.ours[0]]);
    const ids = [googleId('B'), googleId('C'), googleId('A')];
    expect(names(await own.describe(ids))).toEqual(['Our B', 'Our A']);
    expect(await own.unknownAmong(ids)).toEqual([googleId('C')]);
    expect(await own.describe([])).toEqual([]);
  });
});
