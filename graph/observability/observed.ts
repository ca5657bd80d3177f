import type { FastifyInstance } from 'fastify';
import { EventLoopLateness } from './eventLoopLateness.ts';
import { readDisk } from './readDisk.ts';
import type { RecentRequests } from './recentRequests.ts';

/** What a server knows of itself, for whoever asks how it is. */
export interface Observed {
  requests: RecentRequests;
  eventLoop: EventLoopLateness;
  readDisk: () => ReturnType<typeof readDisk>;
}

/** Begins to observe a server, until it closes. `folder` is where its files are kept. */
export function observe(app: FastifyInstance, requests: RecentRequests, folder: string): Observed {
  const eventLoop = new EventLoopLateness();
  app.addHook('onResponse', async (_request, { statusCode }) => requests.note(statusCode));
  app.addHook('onClose', async () => eventLoop.stop());
  return { requests, eventLoop, readDisk: () => readDisk(folder) };
}
