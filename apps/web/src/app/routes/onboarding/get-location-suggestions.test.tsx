import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  button,
  field,
  later,
  noConnection,
  place,
  serverKnowing,
  toasts,
  yes,
} from '../../../features/profile/onboarding/onboarding-test-kit.tsx';
import { person } from '../../../lib/person-test-kit.ts';
import { arrivedAt, freshScreenForEachTest, openStep } from './onboarding-screens-test-kit.ts';

const user = person('GOTINTERESTS', { name: 'Asha', interests: ['music'] });
const { id } = user;

let server: ReturnType<typeof serverKnowing>;

freshScreenForEachTest();
beforeEach(() => {
  server = serverKnowing(user);
});

const open = () => openStep('/get-location', 'GOTINTERESTS');
const continues = async () => userEvent.click(await button('Continue'));
const wentOn = () => arrivedAt('/get-bussiness');
const suggestion = (name: RegExp) => screen.findByRole('option', { name });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

function suggests(...places: ReturnType<typeof place>[]) {
  server.answers['places'] = () => yes({ places });
}

/** In one go, so that a slow machine does not look up every letter. */
async function paste(label: string, text: string) {
  await userEvent.click(await field(label));
  await userEvent.paste(text);
}

describe('suggestions', () => {
  const indiranagar = place('Indiranagar', 'Bengaluru', 'Karnataka');

  test('come while typing, from two characters on, for the field that is typed in', async () => {
    suggests(indiranagar);
    open();
    const area = await field('Area');
    await userEvent.type(area, 'in');
    await suggestion(/^Indiranagar/);
    expect(options()).toEqual(['IndiranagarBengaluru, Karnataka']);
    expect(area.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('1 suggestion').getAttribute('role')).toBe('status');
    expect(server.searches.map(({ query }) => query.toString())).toEqual(['q=in&kind=area']);
  });

  test('an area brings its city with it', async () => {
    suggests(indiranagar);
    open();
    await userEvent.type(await field('Area'), 'indir');
    await userEvent.click(await suggestion(/^Indiranagar/));
    expect((await field('Area')).value).toBe('Indiranagar');
    expect((await field('City')).value).toBe('Bengaluru');
    expect(options()).toEqual([]);
    await continues();
    await wentOn();
    expect(server.saved).toEqual([
      { id, area: 'Indiranagar', city: 'Bengaluru', login_status: 'GOTLOCATION' },
    ]);
  });

  test('a town that is chosen in the area field is a city', async () => {
    suggests(place('Mysuru', 'Mysuru', 'Karnataka'));
    open();
    await paste('Area', 'mysu');
    await userEvent.click(await suggestion(/^Mysuru/));
    expect((await field('Area')).value).toBe('');
    expect((await field('City')).value).toBe('Mysuru');
  });

  test.each([
    ['Bengaluru', 'Indiranagar'],
    ['Mysuru', ''],
  ])('with %s chosen as the city an area of Bengaluru is %j', async (city, area) => {
    suggests(place(city, city, 'Karnataka'));
    server.answers['get-baeon-user'] = () =>
      yes({ ...user, area: 'Indiranagar', city: 'Bengaluru' });
    open();
    await waitFor(async () => expect((await field('Area')).value).toBe('Indiranagar'));
    await userEvent.clear(await field('City'));
    await paste('City', city.slice(0, 4));
    await userEvent.click(await suggestion(new RegExp(`^${city}`)));
    expect((await field('City')).value).toBe(city);
    expect((await field('Area')).value).toBe(area);
  });

  test('an area that was typed stays with whatever city is chosen', async () => {
    suggests(place('Mysuru', 'Mysuru', 'Karnataka'));
    open();
    await userEvent.type(await field('Area'), 'Palace Road');
    await paste('City', 'mys');
    await userEvent.click(await suggestion(/^Mysuru/));
    expect((await field('Area')).value).toBe('Palace Road');
  });

  test('are chosen with the keyboard alone', async () => {
    suggests(indiranagar, place('Indira Colony', 'Delhi', 'Delhi'));
    open();
    const area = await field('Area');
    await userEvent.type(area, 'indi');
    const second = await suggestion(/^Indira Colony/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(area.getAttribute('aria-activedescendant')).toBe(second.id);
    await userEvent.keyboard('{Enter}');
    expect(area.value).toBe('Indira Colony');
    expect(server.saved).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await wentOn();
    expect(server.saved).toHaveLength(1);
  });

  test.each([
    [place('Mysuru', 'Mysuru', 'Karnataka'), 'Mysuru'],
    [place('Rampur', 'Rampur', 'Uttar Pradesh'), 'Rampur, Uttar Pradesh'],
    [place('Mau', 'Mau', 'Uttar Pradesh'), 'Mau, Uttar Pradesh'],
  ])('%o is written so that it can be found again', async (chosen, text) => {
    suggests(place('Rampur', 'Rampur', 'Himachal Pradesh'), chosen);
    open();
    await userEvent.type(await field('City'), 'xx');
    await userEvent.click(await suggestion(new RegExp(`^${chosen.name}.*${chosen.state}`)));
    expect((await field('City')).value).toBe(text);
    await continues();
    await wentOn();
    expect(server.saved[0]).toMatchObject({ city: text });
  });

  test('need not be taken: Enter submits what is typed', async () => {
    suggests(indiranagar);
    open();
    await userEvent.type(await field('Area'), 'Indira');
    await suggestion(/^Indiranagar/);
    await userEvent.keyboard('{Enter}');
    await wentOn();
    expect(server.saved).toEqual([{ id, area: 'Indira', login_status: 'GOTLOCATION' }]);
  });

  test('Escape and leaving the field close them and keep the text', async () => {
    suggests(indiranagar);
    open();
    const area = await field('Area');
    await userEvent.type(area, 'Indira');
    await suggestion(/^Indiranagar/);
    await userEvent.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(area.value).toBe('Indira');
    const leftToOthers = fireEvent.keyDown(area, { key: 'Escape' });
    expect(leftToOthers).toBe(true);
    expect(area.value).toBe('Indira');
    await userEvent.keyboard('n');
    await suggestion(/^Indiranagar/);
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(options()).toEqual([]);
    expect(area.value).toBe('Indiran');
  });

  test('for what was typed before are given up', async () => {
    const first = later();
    server.answers['places'] = first.answer;
    open();
    await paste('Area', 'in');
    await waitFor(() => expect(server.searches).toHaveLength(1));
    suggests(indiranagar);
    await paste('Area', 'dira');
    await suggestion(/^Indiranagar/);
    expect(server.searches.map(({ query }) => query.get('q'))).toEqual(['in', 'indira']);
    expect(server.searches[0]?.signal.aborted).toBe(true);
    await act(async () => first.comes(yes({ places: [place('Inole', 'Inole', 'Telangana')] })));
    expect(options()).toEqual(['IndiranagarBengaluru, Karnataka']);
  });

  test('that come after the field was left do not pull the focus back', async () => {
    const answer = later();
    server.answers['places'] = answer.answer;
    open();
    await paste('Area', 'indi');
    await waitFor(() => expect(server.searches).toHaveLength(1));
    const city = await field('City');
    await userEvent.click(city);
    await act(async () => answer.comes(yes({ places: [indiranagar] })));
    expect(options()).toEqual([]);
    expect(document.activeElement).toBe(city);
  });

  test('without a connection there are none, and nothing is said about it', async () => {
    server.answers['places'] = noConnection;
    open();
    await paste('Area', 'Jayanagar');
    await waitFor(() => expect(server.searches).toHaveLength(1));
    expect(options()).toEqual([]);
    expect(toasts('error')).toEqual([]);
    await continues();
    await wentOn();
  });
});
