import assert from 'node:assert/strict';

/** That the database answers, the page comes, and so does a script that it names. */
export async function checkServer(url: string): Promise<void> {
  const ready = await fetch(`${url}/api/ready`);
  assert.equal(ready.status, 200, await ready.text());

  const page = await fetch(`${url}/login`);
  assert.equal(page.status, 200);
  const script = /\/assets\/[\w.-]+\.js/.exec(await page.text())?.[0];
  assert.ok(script, 'the page names no script');
  const asset = await fetch(url + script);
  assert.equal(asset.status, 200, script);
  assert.match(asset.headers.get('content-type') ?? '', /javascript/);

  const offers = await fetch(`${url}/api/coupons`);
  assert.equal(offers.status, 200, 'offers');
  const { error } = (await offers.json()) as { error: boolean };
  assert.equal(error, false);
}
