import { claimsOverHttp } from './claims-http.ts';
import { claimsInSql } from './claims-sql.ts';
import { healthOverHttp } from './health-http.ts';
import { nearbyOverHttp } from './nearby-http.ts';
import { nearbyInSql } from './nearby-sql.ts';
import { redemptionsInSql, redemptionsOverHttp } from './redemptions.ts';
import { searchOverHttp } from './search-http.ts';
import { searchInSql } from './search-sql.ts';
import type { FromLoad, Task } from './tasks.ts';

const tell = (message: FromLoad): boolean => process.send!(message);

function run(task: Task) {
  switch (task.kind) {
    case 'nearby over HTTP':
      return nearbyOverHttp(task);
    case 'nearby in SQL':
      return nearbyInSql(task);
    case 'search over HTTP':
      return searchOverHttp(task);
    case 'search in SQL':
      return searchInSql(task);
    case 'health over HTTP':
      return healthOverHttp(task);
    case 'redemptions in SQL':
      return redemptionsInSql(task);
    case 'redemptions over HTTP':
      return redemptionsOverHttp(task);
    case 'claims over HTTP':
      return claimsOverHttp(task, () => tell({ kind: 'reached' }));
    case 'claims in SQL':
      return claimsInSql(task);
  }
}

process.on('message', (task: Task) => {
  run(task).then(
    (outcome) => tell({ kind: 'done', outcome }),
    (error: Error) => tell({ kind: 'failed', reason: error.stack ?? error.message }),
  );
});
