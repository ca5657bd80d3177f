import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '#graph/http/app.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import { databasesOf } from '#graph/prisma/databases.ts';
import { folderStore } from '#graph/storage/folderStore.ts';

/** The store in this process, at a moment of its database, for as many questions as somebody has. */
export function openApp({ prisma, direct }: Databases, now: Date): Promise<FastifyInstance> {
  return createApp({
    ...databasesOf({ prisma, direct }),
    media: folderStore('.data/media'),
    exportsDir: '.data/exports',
    secrets: { signing: [randomBytes(32)], sealing: [randomBytes(32)] },
    logger: pino({ level: 'warn' }),
    requestsPerMinute: 1_000_000,
    now: () => now,
  });
}
