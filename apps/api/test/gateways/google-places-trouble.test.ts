import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { atEnd } from '../support/cleanup.ts';
import { startProvider } from '../support/http-server.ts';
import { found, HERE, KEY, names, ourStore, useGooglePlaces } from './google-places-support.ts';

const { setting, provider, logged, gateway, gatewayAt } = await useGooglePlaces();

describe('trouble with the provider', () => {
  const refusal = (code: number, status: string) => ({
    status: code,
    json: { error: { code, message: `Requests with ${KEY} are blocked.`, status } },
  });
  /** Our own stores alone, and one warning without the key. */
  async function expectOwnStoresAlone(reason: string, places = gateway) {
    setting.ours = [ourStore('Ours', 0.5)];
    expect(names(await places.nearby(HERE, 3, 10))).toEqual(['Our Ours']);
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0]!)).toMatchObject({ level: 40, reason });
    expect(logged.join()).not.toContain(KEY);
  }

  it.each([
    [400, 'INVALID_ARGUMENT'],
    [403, 'PERMISSION_DENIED'],
    [429, 'RESOURCE_EXHAUSTED'],
  ])('asks once where the answer is %i', async (code, status) => {
    setting.reply = () => refusal(code, status);
    await expectOwnStoresAlone(`HTTP ${code} ${status}`);
    expect(provider.seen).toHaveLength(1);
  });

  it('asks again after a fault of the server, and goes by the second answer', async () => {
    setting.reply = () =>
      provider.seen.length === 1
        ? refusal(503, 'UNAVAILABLE')
        : { status: 200, json: { places: [found('Late', 1)] } };
    expect(names(await gateway.nearby(HERE, 3, 10))).toEqual(['Late']);
    expect(provider.seen).toHaveLength(2);
    expect(provider.seen[1]!.body).toBe(provider.seen[0]!.body);
    expect(logged).toEqual([]);
  });

  it('gives up after the second fault', async () => {
    setting.reply = () => refusal(500, 'INTERNAL');
    await expectOwnStoresAlone('HTTP 500 INTERNAL');
    expect(provider.seen).toHaveLength(2);
  });

  it('asks again when the connection is cut', async () => {
    setting.reply = () =>
      provider.seen.length === 1 ? 'cut' : { status: 200, json: { places: [found('Late', 1)] } };
    expect(names(await gateway.nearby(HERE, 3, 10))).toEqual(['Late']);
  });

  it('does without when nobody listens', async () => {
    const gone = await startProvider(() => 'hang');
    await gone.close();
    await expectOwnStoresAlone('ECONNREFUSED', gatewayAt(gone.url));
    expect(gone.seen).toEqual([]);
  });

  it('does not wait for ever, and then not once more', async () => {
    setting.reply = () => 'hang';
    await expectOwnStoresAlone('no answer in time', gatewayAt(provider.url, 200));
    expect(provider.seen.length).toBeLessThanOrEqual(1);
  });

  it('follows no redirect, which would carry the key elsewhere', async () => {
    const elsewhere = await startProvider(() => ({ status: 200, json: { places: [] } }));
    setting.reply = () => ({ status: 307, headers: { location: `${elsewhere.url}/` } });
    await expectOwnStoresAlone('unexpected redirect');
    expect(elsewhere.seen).toEqual([]);
    expect(provider.seen).toHaveLength(1);
  });

  it.each([
    ['garbage', '<html>hello', 'not JSON'],
    ['half an answer', '{"places": [', 'not JSON'],
    ['another form', '{"places": 3}', 'an answer of another form'],
    ['a huge answer', `{"places": ["${'x'.repeat(2_000_000)}"]}`, 'an answer too large'],
  ])('does without %s', async (_name, text, reason) => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end(text);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    atEnd(() => server.close());
    const { port } = server.address() as AddressInfo;
    await expectOwnStoresAlone(reason, gatewayAt(`http://127.0.0.1:${port}`));
    expect(requests).toBe(1);
  });
});
