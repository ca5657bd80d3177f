import { Gauge, type Registry } from 'prom-client';
import { failedBackups } from '#graph/modules/store/failedBackups.ts';
import { lastBackup } from '#graph/modules/store/lastBackup.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Adds the time of the last backup. No value before the first one or while the database is down. */
export function addBackupMetrics(registry: Registry, prisma: PrismaClient): void {
  const at = new Gauge({
    name: 'store_last_backup_timestamp_seconds',
    help: 'Start of the last good backup, in seconds since 1970.',
    registers: [registry],
    async collect() {
      const last = await lastBackup(prisma).catch(() => null);
      at.remove();
      if (last) at.set(last.startedAt.getTime() / 1000);
    },
  });
  const failed = new Gauge({
    name: 'store_backups_failed_in_a_row',
    help: 'Number of failed backups since the last good one.',
    registers: [registry],
    async collect() {
      const failures = await failedBackups(prisma).catch(() => null);
      failed.remove();
      if (failures) failed.set(failures.length);
    },
  });
}
