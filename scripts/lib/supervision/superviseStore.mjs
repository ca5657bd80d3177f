// @ts-check
import { report } from '../process/script.mjs';
import { restartStoreServer, ServerEnded } from '../storeServer.mjs';
import { keepRunning } from './keepRunning.mjs';
import { noteUnexpectedEnd } from './unexpectedEnds.mjs';

/**
 * Keeps an open store open: its server, and its database where that is a private one, are started again in place when they end.
 * @param {{
 *   server: import('./keepRunning.mjs').Life,
 *   options: import('../storeServer.mjs').ServerOptions & { door: import('./door.mjs').Door },
 *   database?: import('#tools/database/openDatabase.mjs').Database
 * }} store
 * @returns {Promise<Error>} answers when one of them is given up
 */
export function superviseStore({ server, options, database }) {
  const programs = [
    keepRunning('The server', {
      first: server,
      again: () => restartStoreServer(options),
      ended: (why) => {
        options.door.takeBack().catch(report);
        noteUnexpectedEnd(options.dataDir, why instanceof ServerEnded ? why : {});
      },
    }),
  ];
  if (database?.restart)
    programs.push(keepRunning('The database', { first: database, again: database.restart }));
  return Promise.race(programs);
}
