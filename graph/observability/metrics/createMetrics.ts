import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Admission } from '#graph/http/admission/admission.ts';
import type { ResponseCache } from '#graph/http/responseCache/responseCache.ts';
import type { Connections } from '#graph/prisma/databases.ts';
import type { CatalogueSnapshots } from '#graph/snapshot/catalogueSnapshots.ts';
import { type DiskSpace, registerDiskMetric } from '../diskSpace.ts';
import { addUnexpectedExitMetrics, type ReadUnexpectedExits } from '../unexpectedExits.ts';
import { version } from '../version.ts';
import { addAdmissionMetrics } from './admissionMetrics.ts';
import { addBackupMetrics } from './backupMetrics.ts';
import { addEventLoopMetrics } from './eventLoopMetrics.ts';
import { addMailboxMetrics } from './mailboxMetrics.ts';
import { addPoolMetrics } from './poolMetrics.ts';
import { addQueueMetrics } from './queueMetrics.ts';
import { addRequestMetrics, type RequestMetrics } from './requestMetrics.ts';
import { addResponseCacheMetrics } from './responseCacheMetrics.ts';
import { addSnapshotMetrics } from './snapshotMetrics.ts';
import { storeRegistry } from './storeRegistry.ts';

export interface Metrics extends RequestMetrics {
  contentType: string;
  /** Returns all metrics in the Prometheus text format. */
  read(): Promise<string>;
}

interface MetricSources extends Connections {
  /** Admission queues. */
  queues: Record<string, Admission>;
  snapshots: CatalogueSnapshots;
  responseCache: ResponseCache;
  disk: DiskSpace;
  readUnexpectedEnds: ReadUnexpectedExits;
}

/** Creates the metrics of one server and its process. */
export function createMetrics(sources: MetricSources): Metrics {
  const { prisma, direct, snapshots, responseCache, disk, queues, readUnexpectedEnds } = sources;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  addEventLoopMetrics(registry);
  addPoolMetrics(registry, { prisma, direct });
  addQueueMetrics(registry, direct);
  addResponseCacheMetrics(registry, responseCache);
  addSnapshotMetrics(registry, snapshots);
  addAdmissionMetrics(registry, queues);
  registerDiskMetric(registry, disk);
  addBackupMetrics(registry, prisma);
  addMailboxMetrics(registry, prisma);
  addUnexpectedExitMetrics(registry, readUnexpectedEnds);
  return {
    ...addRequestMetrics(registry),
    contentType: registry.contentType,
    // Merged at each read, because metrics can be added to the store's registry later.
    read: () => Registry.merge([registry, storeRegistry]).metrics(),
  };
}

/** Exposes the running version, so that dashboards can relate changes of other metrics to it. */
function addBuildInfo(registry: Registry): void {
  new Gauge({
    name: 'store_build_info',
    help: 'Always 1. The label is the running version of the store.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
}
