import type { AuditEntry } from '#graph/prisma/generated/client.ts';
import type { AuditFilter } from '#graph/schema/schema.generated.ts';
import { instant, text } from '#graph/spreadsheets/columns.ts';
import { exportedList } from '#graph/spreadsheets/exportedList.ts';
import { type AuditSubject, findAuditSubject } from './auditSubjects.ts';
import { listAuditEntries } from './listAuditEntries.ts';
import { withoutCost } from './visibleChange.ts';

export const audit = exportedList<AuditEntry, AuditFilter>({
  action: 'readAudit',
  sorts: ['NEWEST'],
  page: (reading, { sort: _newest, ...wanted }) => listAuditEntries(reading, wanted),
  columns: {
    at: instant((entry) => entry.at),
    who: text(async ({ actorId, apiKeyId }, { prisma }) => {
      const [actor, apiKey] = await Promise.all([
        actorId === null ? null : prisma.user.findUnique({ where: { id: actorId } }),
        apiKeyId === null ? null : prisma.apiKey.findUnique({ where: { id: apiKeyId } }),
      ]);
      return actor?.name ?? apiKey?.name;
    }, 24),
    action: text((entry) => entry.action, 26),
    subject: text(async (entry, reading) => subjectText(await findAuditSubject(reading, entry)), 40),
    // The file may be shared with people who cannot see costs.
    change: text((entry) => changeText(withoutCost(entry)), 60),
    entity: text((entry) => entry.entity, 16),
    ip: text((entry) => entry.ip, 16),
    entityId: text((entry) => entry.entityId, 38),
    requestId: text((entry) => entry.requestId, 38),
  },
});

function subjectText(subject: AuditSubject | null): string | undefined {
  return subject ? [subject.name, subject.detail].filter(Boolean).join(', ') : undefined;
}

/** `status: "PENDING" → "CONFIRMED"; note: – → "Paid"` */
function changeText({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
  const [was, is] = [toFields(before), toFields(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.map((field) => `${field}: ${valueText(was[field])} → ${valueText(is[field])}`).join('; ');
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function valueText(value: unknown): string {
  return value === undefined || value === null ? '–' : JSON.stringify(value);
}
