import type { FastifyInstance } from 'fastify';
import { countRecentPlaceholders } from '#graph/media/placeholder.ts';
import { EventLoopDelay } from './eventLoopDelay.ts';
import { readDisk } from './readDisk.ts';
import type { RecentRequests } from './recentRequests.ts';
import type { ReadUnexpectedExits } from './unexpectedExits.ts';

/** State of one server, for the Health screen. */
export interface ServerState {
  requests: RecentRequests;
  eventLoop: EventLoopDelay;
  /** Returns the number of placeholder images sent in the hour before `now` because an image was missing. */
  countPlaceholdersWithinHour: (now: Date) => number;
  readDisk: () => ReturnType<typeof readDisk>;
  readUnexpectedEnds: ReadUnexpectedExits;
  /** Time when the server started to accept connections; null if it does not listen. */
  listeningSince: Date | null;
}

interface Options {
  requests: RecentRequests;
  /** Folder that contains the server's files. */
  folder: string;
  readUnexpectedEnds: ReadUnexpectedExits;
}

/** Observes a server until it closes. */
export function observeServer(
  app: FastifyInstance,
  { requests, folder, readUnexpectedEnds }: Options,
): ServerState {
  const eventLoop = new EventLoopDelay();
  app.addHook('onResponse', async (_request, { statusCode }) => requests.record(statusCode));
  app.addHook('onClose', async () => eventLoop.stop());
  const serverState: ServerState = {
    requests,
    eventLoop,
    countPlaceholdersWithinHour: (now) => countRecentPlaceholders(app.server, now),
    readDisk: () => readDisk(folder),
    readUnexpectedEnds,
    listeningSince: null,
  };
  app.server.once('listening', () => {
    serverState.listeningSince = new Date();
  });
  return serverState;
}
