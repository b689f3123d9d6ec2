import type { Bench } from '../bench.ts';
import { atLeast, atMost, perSecond, ratio, type Figure, type Goal } from '../report.ts';
import { median } from '../numbers.ts';
import { refuseWrongAnswers } from './nearby-check.ts';
import {
  makeScene,
  nearbyTask,
  sidesOf,
  type Question,
  type Scene,
  type Side,
} from './nearby-sides.ts';
import { shareOfCounting } from './views.ts';

const CLIENTS = [1, 16];
const HTTP_TO_POSTGIS = 1;
const LARGE_TO_SMALL = 1.5;
const COUNTING = 0.02;

type Case = { question: Question; scene: Scene; side: Side; figure: Figure };

/** The nearest deals over HTTP, beside our own SQL and PostGIS through the driver. */
export async function measureNearby(bench: Bench): Promise<void> {
  const { options, say } = bench;
  const scenes: Scene[] = [];
  for (const size of options.sizes) {
    say(`making ${size.toLocaleString('en-US')} campaigns`);
    const scene = await makeScene(size, bench.postgres, bench.cleanup);
    await refuseWrongAnswers(scene);
    scenes.push(scene);
  }
  const cases = casesOf(scenes, options.seconds);
  // The first one does not count: by its end all code is compiled and all data that fits is cached.
  for (let round = 0; round <= options.rounds; round += 1) {
    say(`nearby, round ${round} of ${options.rounds}`);
    // Turned around every other time, so that nobody always comes first.
    for (const each of round % 2 === 1 ? cases : cases.toReversed()) {
      const task = nearbyTask(each.scene, each.side, each.question);
      const outcome = await bench.load.run(task);
      if (round > 0) each.figure.rounds.push(outcome);
    }
  }

  bench.report.figures.push(...cases.map(({ figure }) => figure));
  for (const { size, livePlaces, api, category } of scenes) {
    const name = size.toLocaleString('en-US');
    bench.report.facts[`live places of ${name} campaigns`] = livePlaces;
    bench.report.facts[`API's memory at ${name} campaigns, MB`] = api.memoryMb();
    bench.report.facts['category asked for'] = category;
  }
  bench.report.facts['PostGIS'] = scenes[0]?.postgisVersion ?? 'not installed: its side is missing';
  bench.report.goals.push(
    ...goalsOf(cases, Math.max(...options.sizes), Math.min(...options.sizes)),
  );
  const most = cases.findLast(({ side }) => side === 'HTTP')!;
  const answered = median(most.figure.rounds.map(perSecond));
  const share = await shareOfCounting(most.scene.databaseUrl, answered);
  const counting = 'nearby: counting what is seen, share of the time';
  bench.report.goals.push(atMost(counting, COUNTING, share));
  for (const { api } of scenes) await api.kill();
}

function casesOf(scenes: Scene[], seconds: number): Case[] {
  const questions = [false, true].flatMap((withCategory) =>
    CLIENTS.map((clients) => ({ clients, seconds, withCategory })),
  );
  return questions.flatMap((question) =>
    scenes.flatMap((scene) =>
      sidesOf(scene).map((side) => {
        const which = question.withCategory ? ', one category' : '';
        const what = `nearby at ${scene.size.toLocaleString('en-US')}${which}`;
        const figure = {
          suite: 'nearby' as const,
          what,
          side,
          clients: question.clients,
          rounds: [],
        };
        return { question, scene, side, figure };
      }),
    ),
  );
}

function goalsOf(cases: Case[], largest: number, smallest: number): Goal[] {
  const httpCases = cases.filter(({ scene, side }) => side === 'HTTP' && scene.size === largest);
  const name = largest.toLocaleString('en-US');
  return httpCases.flatMap(({ question, figure }) => {
    const beside = (side: Side, size: number) =>
      cases.find(
        (each) => each.question === question && each.side === side && each.scene.size === size,
      )?.figure;
    const which = `${question.withCategory ? ', one category' : ''}, clients: ${question.clients}`;
    const postgis = beside('bare PostGIS', largest);
    const small = beside('HTTP', smallest)!;
    const goals: Goal[] = [];
    if (postgis) {
      const found = ratio(figure, postgis, perSecond);
      goals.push(atLeast(`nearby at ${name}${which}: HTTP to PostGIS`, HTTP_TO_POSTGIS, found));
    }
    if (small !== figure) {
      const found = ratio(figure, small, ({ p50Ms }) => p50Ms);
      goals.push(
        atMost(
          `nearby p50${which}: ${name} to ${smallest.toLocaleString('en-US')}`,
          LARGE_TO_SMALL,
          found,
        ),
      );
    }
    return goals;
  });
}
