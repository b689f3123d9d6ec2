import { findProgram, installByApt, type Need } from '../need.ts';

export const redis: Need = {
  name: 'redis-server',
  find: () => findProgram('redis-server'),
  install: [() => installByApt('redis-server')],
  skips: 'limits that processes share over Redis',
};

/** Debian's packages of these start services of their own, which nobody asked for. */
const installInCi = (name: string): Need['install'] =>
  process.env.CI ? [() => installByApt(name)] : [];

export const pgbouncer: Need = {
  name: 'pgbouncer',
  find: () => findProgram('pgbouncer'),
  install: installInCi('pgbouncer'),
  skips: 'the API behind a transaction pooler',
};

export const haproxy: Need = {
  name: 'haproxy',
  find: () => findProgram('haproxy'),
  install: installInCi('haproxy'),
  skips: 'releases that change places behind a load balancer',
};
