// @ts-check
import { report } from '../process/script.mjs';
import { restartStoreServer, ServerExitError } from '../storeServer.mjs';
import { superviseProgram } from './superviseProgram.mjs';
import { recordUnexpectedExit } from './unexpectedExits.mjs';

/**
 * Keeps an open store running: restarts its server and its private database, if it has one, when they exit.
 * @param {{
 *   server: import('./superviseProgram.mjs').Life,
 *   options: import('../storeServer.mjs').ServerOptions & { storePort: import('./storePort.mjs').StorePort },
 *   database?: import('#tools/database/openDatabase.mjs').Database
 * }} store
 * @returns {Promise<Error>} resolves when one of them exits too often
 */
export function superviseStore({ server, options, database }) {
  const programs = [
    superviseProgram('The server', {
      first: server,
      restart: () => restartStoreServer(options),
      onExit: (error) => {
        options.storePort.reclaim().catch(report);
        recordUnexpectedExit(options.dataDir, error instanceof ServerExitError ? error : {});
      },
    }),
  ];
  if (database?.restart)
    programs.push(superviseProgram('The database', { first: database, restart: database.restart }));
  return Promise.race(programs);
}
