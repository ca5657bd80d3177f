import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Admission } from '#graph/http/admission/admission.ts';
import type { PublicAnswers } from '#graph/http/responseCache/publicAnswers.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import type { SnapshotKeeper } from '#graph/snapshot/snapshotKeeper.ts';
import { type DiskSpace, registerDiskMetric } from '../diskSpace.ts';
import { addUnexpectedEndMetrics, type ReadUnexpectedEnds } from '../unexpectedEnds.ts';
import { version } from '../version.ts';
import { addAdmissionMetrics } from './admissionMetrics.ts';
import { addAnswerCacheMetrics } from './answerCacheMetrics.ts';
import { addBackupMetrics } from './backupMetrics.ts';
import { addEventLoopMetrics } from './eventLoopMetrics.ts';
import { addMailboxMetrics } from './mailboxMetrics.ts';
import { addPoolMetrics } from './poolMetrics.ts';
import { addQueueMetrics } from './queueMetrics.ts';
import { addRequestMetrics, type RequestMetrics } from './requestMetrics.ts';
import { addSnapshotMetrics } from './snapshotMetrics.ts';
import { storeRegistry } from './storeRegistry.ts';

export interface Metrics extends RequestMetrics {
  contentType: string;
  /** All that is counted, in the words of Prometheus. */
  read(): Promise<string>;
}

interface Counted extends Connections {
  /** In front of the work. */
  queues: Record<string, Admission>;
  snapshots: SnapshotKeeper;
  answers: PublicAnswers;
  disk: DiskSpace;
  readUnexpectedEnds: ReadUnexpectedEnds;
}

/** What one server counts, with what its process does. */
export function createMetrics(counted: Counted): Metrics {
  const { prisma, direct, snapshots, answers, disk, queues, readUnexpectedEnds } = counted;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  addEventLoopMetrics(registry);
  addPoolMetrics(registry, { prisma, direct });
  addQueueMetrics(registry, direct);
  addAnswerCacheMetrics(registry, answers);
  addSnapshotMetrics(registry, snapshots);
  addAdmissionMetrics(registry, queues);
  registerDiskMetric(registry, disk);
  addBackupMetrics(registry, prisma);
  addMailboxMetrics(registry, prisma);
  addUnexpectedEndMetrics(registry, readUnexpectedEnds);
  return {
    ...addRequestMetrics(registry),
    contentType: registry.contentType,
    // Merged at each read, because metrics can join the store's registry later.
    read: () => Registry.merge([registry, storeRegistry]).metrics(),
  };
}

/** Exposes the running version, so that dashboards can relate changes of other metrics to it. */
function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'store_build_info',
    help: 'Always 1; its label is the version of the store that runs.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
}
