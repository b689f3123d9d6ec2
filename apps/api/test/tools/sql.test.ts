import { Readable } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../src/tools/sql/session.ts';
import { runSql } from '../../src/tools/sql/sql-command.ts';
import { splitStatements } from '../../src/tools/sql/statements.ts';
import { eventually } from '../support/eventually.ts';
import { createEmptyDatabase, query } from '../support/test-database.ts';
import { runWith } from './tool-support.ts';

let DATABASE_URL: string;
beforeAll(async () => {
  DATABASE_URL = await createEmptyDatabase();
});

const sql = (args: string[], input = '') =>
  runWith((around) => runSql(args, around, Readable.from([input])), { DATABASE_URL });

describe('statements', () => {
  it.each([
    ['select 1; select 2; se', ['select 1;', 'select 2;'], ' se'],
    [`select ';', "a;b", e'\\';', 'it''s;';`, [`select ';', "a;b", e'\\';', 'it''s;';`], ''],
    ['do $$ begin; end $$; x', ['do $$ begin; end $$;'], ' x'],
    ['select $a$ $$; $a$;', ['select $a$ $$; $a$;'], ''],
    ['select 1 -- no; not yet\n+ 1;', ['select 1 -- no; not yet\n+ 1;'], ''],
    ['/* a; /* b; */ c; */ select 1;', ['/* a; /* b; */ c; */ select 1;'], ''],
    ["select 'open; still", [], "select 'open; still"],
    ['select a$1$b;', ['select a$1$b;'], ''],
    [';;', [], ''],
  ])('of %j end at their own semicolon', (text, statements, rest) => {
    expect(splitStatements(text)).toEqual({ statements, rest });
  });
});

describe('npm run sql', () => {
  it('answers a statement, and gives a table for several rows', async () => {
    expect(await sql(['select 1 as one, null as none'])).toEqual({
      code: 0,
      said: 'one  | 1\nnone | NULL\n(1 row)',
      complained: '',
    });
    const { said } = await sql(["select n, repeat('x', n) as n from generate_series(1, 3) n"]);
    expect(said).toBe('n | n\n--+----\n1 | x\n2 | xx\n3 | xxx\n(3 rows)');
  });

  it('runs what is on standard input, up to the first that fails', async () => {
    const run = await sql(
      [],
      'create table t (n int);\ninsert into t\n  values (1), (2);\nselect nothing;\ndrop table t;\n',
    );
    expect(run).toMatchObject({ code: 1, said: 'CREATE\nINSERT 2' });
    expect(run.complained).toContain('column "nothing" does not exist');
    expect(await query(DATABASE_URL, 'select count(*)::int as n from t')).toEqual([{ n: 2 }]);
    expect((await sql([String.raw`\d t`])).said).toContain('integer');
    expect((await sql([String.raw`\d`])).said).toContain('public');
  });

  it('shows the first thousand rows and counts the others; nothing acts on the terminal', async () => {
    const { said } = await sql(['select generate_series(1, 2500) as n']);
    expect(said).toContain('(2,500 rows, the first 1000)');
    expect(said).not.toContain('1001');
    expect((await sql([String.raw`select e'\x1b[2Jgone\nnext' as n`])).said).toBe(
      'n |  [2Jgone↵next\n(1 row)',
    );
  });

  it('stops a statement that takes too long, and goes on', async () => {
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    const session = await openSession(DATABASE_URL, { say, complain: say });
    const running = session.feed('select pg_sleep(600) as forever;');
    await eventually(
      async () =>
        (
          await query(
            DATABASE_URL,
            `select from pg_stat_activity
          where application_name = 'baeon-sql' and query like '%forever%' and state = 'active'`,
          )
        ).length,
    );
    await session.cancel();
    await running;
    await session.feed('select 2 as two;');
    await session.close();
    expect(said).toEqual(['ERROR: canceling statement due to user request', 'two | 2', '(1 row)']);
  });
});
