import type { AuditEntry } from '#graph/prisma/generated/client.ts';
import type { AuditFilter } from '#graph/schema/schema.generated.ts';
import { instant, text } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { type AuditSubject, findAuditSubject } from './auditSubjects.ts';
import { hideCost } from './getVisibleChange.ts';
import { listAuditEntries } from './listAuditEntries.ts';

export const auditList = defineExportedList<AuditEntry, AuditFilter>({
  action: 'readAudit',
  sorts: ['NEWEST'],
  page: (readContext, { sort: _sort, ...listArgs }) => listAuditEntries(readContext, listArgs),
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
    subject: text(
      async (entry, readContext) => formatSubject(await findAuditSubject(readContext, entry)),
      40,
    ),
    // The file may be shared with people who cannot see costs.
    change: text((entry) => formatChange(hideCost(entry)), 60),
    entity: text((entry) => entry.entity, 16),
    ip: text((entry) => entry.ip, 16),
    entityId: text((entry) => entry.entityId, 38),
    requestId: text((entry) => entry.requestId, 38),
  },
});

function formatSubject(subject: AuditSubject | null): string | undefined {
  return subject ? [subject.name, subject.detail].filter(Boolean).join(', ') : undefined;
}

/** Formats a change, for example `status: "PENDING" → "CONFIRMED"; note: – → "Paid"`. */
function formatChange({ before, after }: Pick<AuditEntry, 'before' | 'after'>): string {
  const [fieldsBefore, fieldsAfter] = [toFields(before), toFields(after)];
  const fields = [...new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsAfter)])];
  return fields
    .map((field) => `${field}: ${formatValue(fieldsBefore[field])} → ${formatValue(fieldsAfter[field])}`)
    .join('; ');
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function formatValue(value: unknown): string {
  return value === undefined || value === null ? '–' : JSON.stringify(value);
}
