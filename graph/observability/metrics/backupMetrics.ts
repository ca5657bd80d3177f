import { Gauge, type Registry } from 'prom-client';
import { findFailedBackups } from '#graph/modules/store/findFailedBackups.ts';
import { findLastBackup } from '#graph/modules/store/findLastBackup.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Adds the time of the last backup. No value before the first one or while the database is down. */
export function addBackupMetrics(registry: Registry, prisma: PrismaClient): void {
  const lastBackupTime = new Gauge({
    name: 'store_last_backup_timestamp_seconds',
    help: 'Start of the last good backup, in seconds since 1970.',
    registers: [registry],
    async collect() {
      const latestBackup = await findLastBackup(prisma).catch(() => null);
      lastBackupTime.remove();
      if (latestBackup) lastBackupTime.set(latestBackup.startedAt.getTime() / 1000);
    },
  });
  const failedCount = new Gauge({
    name: 'store_backups_failed_in_a_row',
    help: 'Number of failed backups since the last good one.',
    registers: [registry],
    async collect() {
      const failures = await findFailedBackups(prisma).catch(() => null);
      failedCount.remove();
      if (failures) failedCount.set(failures.length);
    },
  });
}
