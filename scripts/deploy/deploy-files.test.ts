import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { envSchema } from '../../apps/api/src/config/env.ts';
import { findProgram } from '../need.ts';
import { ROOT } from '../web-folder.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const dockerfile = read('Dockerfile');
const description = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
  overrides: Record<string, unknown>;
  workspaces: string[];
};

const canParseYaml = spawnSync('python3', ['-c', 'import yaml']).status === 0;
if (!canParseYaml) console.log('No python3 with yaml: skipping the syntax of YAML files.');
const systemdAnalyze = findProgram('systemd-analyze');
if (!systemdAnalyze) console.log('No systemd-analyze: skipping the check of the systemd unit.');

/** Read by somebody else's parser, as those who will read them are somebody else's. */
function parseYaml(path: string): any {
  const program = 'import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))))';
  return JSON.parse(
    execFileSync('python3', ['-c', program, join(ROOT, path)], { encoding: 'utf8' }),
  );
}

describe('the Dockerfile', () => {
  it('starts from the Node that the project pins', () => {
    expect(/NODE_IMAGE=\S+\/node:([\d.]+)-/.exec(dockerfile)?.[1]).toBe(
      description.dependencies['node'],
    );
  });

  it('knows the packages of every workspace before it installs them', () => {
    const workspaces = globSync(
      description.workspaces.map((path) => `${path}/package.json`),
      {
        cwd: ROOT,
      },
    );
    for (const path of workspaces) {
      expect(dockerfile).toContain(`COPY ${path} ${dirname(path)}/\n`);
    }
  });

  it('copies nothing that is not there or that .dockerignore keeps out', () => {
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap((match) =>
      match[1]!.split(' '),
    );
    expect(copied.length).toBeGreaterThan(5);
    for (const path of copied.filter((name) => name !== '.')) {
      const reaches = allowed.some((name) => path === name || path.startsWith(`${name}/`));
      expect({ path, isThere: existsSync(join(ROOT, path)), reaches }).toEqual({
        path,
        isThere: true,
        reaches: true,
      });
    }
  });

  it('ends as nobody in particular, with a health check, and starts without npm', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
    const run = [...last.matchAll(/CMD \["node", "([^"]+)"\]/g)].map((match) => match[1]!);
    expect(run.filter((file) => existsSync(join(ROOT, file)))).toEqual(run);
    expect(run).toHaveLength(2);
    expect(last).toContain('HEALTHCHECK');
    expect(last).not.toMatch(/\bRUN npm\b/);
  });
});

describe('settings in deploy files', () => {
  const named = (text: string) =>
    [...text.matchAll(/^[\s#]*([A-Z][A-Z_]+)[:=]/gm)].map((m) => m[1]!);
  const known = [...Object.keys(envSchema.shape), 'POSTGRES_PASSWORD'];

  it.each(['deploy/env.example'])('are such that the server knows (%s)', (path) => {
    const names = named(read(path));
    expect(names).toContain('APP_SECRET');
    for (const name of names) expect(known).toContain(name);
  });

  it('of the image and the unit are known too', () => {
    const image = [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/([A-Z_]+)=/g)];
    const unit = [
      ...(/^Environment=(.+)$/m.exec(read('deploy/baeon.service'))?.[1] ?? '').matchAll(
        /([A-Z_]+)=/g,
      ),
    ];
    for (const [, name] of [...image, ...unit])
      expect([...known, 'XDG_CACHE_HOME']).toContain(name);
  });
});

describe.runIf(canParseYaml)('YAML', () => {
  it('compose.yaml has the app wait for a healthy database, and keeps its data', () => {
    const { services, volumes } = parseYaml('compose.yaml');
    expect(Object.keys(services).sort()).toEqual(['app', 'database', 'redis']);
    for (const [name, { condition }] of Object.entries<any>(services.app.depends_on)) {
      expect([name, condition, Boolean(services[name].healthcheck)]).toEqual([
        name,
        'service_healthy',
        true,
      ]);
    }
    // Version 18 of the image keeps its data below here; the older place would be lost.
    expect(services.database.volumes).toEqual(['database:/var/lib/postgresql']);
    for (const service of Object.values<any>(services)) {
      for (const mount of service.volumes ?? [])
        expect(volumes).toHaveProperty(mount.split(':')[0]);
    }
    const folder = services.app.volumes[0].split(':')[1];
    expect(dockerfile).toContain(`ASSETS_DIR=${folder}\n`);
  });

  it('the workflow runs scripts that there are', () => {
    const { jobs } = parseYaml('.github/workflows/ci.yml');
    const commands = Object.values<any>(jobs).flatMap((job) =>
      job.steps.flatMap((step: any) => step.run ?? []),
    );
    expect(commands).toContain('.ci/run');
    const files = commands.flatMap((command) => /^node (\S+)/.exec(command)?.[1] ?? []);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('no update is proposed for what is pinned by hand', () => {
    const npm = parseYaml('.github/dependabot.yml').updates.find(
      (update: any) => update['package-ecosystem'] === 'npm',
    );
    const ignored = npm.ignore.map((rule: any) => rule['dependency-name']);
    const pinned = Object.entries(description.overrides).flatMap(([name, version]) =>
      typeof version === 'string' ? name : Object.keys(version as object),
    );
    expect(ignored).toEqual(expect.arrayContaining(pinned));
  });
});

describe.runIf(systemdAnalyze)('the systemd unit', () => {
  it('is understood, and is kept from what it does not need', () => {
    const folder = mkdtempSync(join(tmpdir(), 'baeon-unit-'));
    const unit = join(folder, 'baeon.service');
    writeFileSync(
      unit,
      read('deploy/baeon.service').replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`),
    );
    const said = spawnSync(systemdAnalyze!, ['verify', unit], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    const about = said.stderr.split('\n').filter((line) => line.includes('baeon.service'));
    expect([said.status, about]).toEqual([0, []]);
  });
});

describe('on Windows', () => {
  // cmd looks in the current folder first, which npm makes the project's.
  it('exec is a file that runs what follows', () => {
    const execs = Object.values(description.scripts).filter((script) => script.startsWith('exec '));
    expect(execs.length).toBeGreaterThan(3);
    expect(
      read('exec.cmd')
        .split(/\r?\n/)
        .filter((line) => !line.startsWith('@rem')),
    ).toEqual(['@%*', '']);
  });
});
