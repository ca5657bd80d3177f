import type { FastifyInstance } from 'fastify';
import { placeholdersWithinHour } from '#graph/media/placeholder.ts';
import { EventLoopLateness } from './eventLoopLateness.ts';
import { readDisk } from './readDisk.ts';
import type { RecentRequests } from './recentRequests.ts';
import type { ReadUnexpectedEnds } from './unexpectedEnds.ts';

/** What a server knows of itself, for whoever asks how it is. */
export interface Observed {
  requests: RecentRequests;
  eventLoop: EventLoopLateness;
  /** Pictures that it could not show within the hour before a moment. */
  placeholdersWithinHour: (now: Date) => number;
  readDisk: () => ReturnType<typeof readDisk>;
  readUnexpectedEnds: ReadUnexpectedEnds;
  /** Since when it lets anybody in; null where it listens to nobody. */
  listeningSince: Date | null;
}

interface Options {
  requests: RecentRequests;
  /** Where its files are kept. */
  folder: string;
  readUnexpectedEnds: ReadUnexpectedEnds;
}

/** Begins to observe a server, until it closes. */
export function observe(app: FastifyInstance, { requests, folder, readUnexpectedEnds }: Options): Observed {
  const eventLoop = new EventLoopLateness();
  app.addHook('onResponse', async (_request, { statusCode }) => requests.note(statusCode));
  app.addHook('onClose', async () => eventLoop.stop());
  const observed: Observed = {
    requests,
    eventLoop,
    placeholdersWithinHour: (now) => placeholdersWithinHour(app.server, now),
    readDisk: () => readDisk(folder),
    readUnexpectedEnds,
    listeningSince: null,
  };
  app.server.once('listening', () => {
    observed.listeningSince = new Date();
  });
  return observed;
}
