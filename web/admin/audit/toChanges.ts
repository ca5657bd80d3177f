import type { I18n } from '@lingui/core';
import { auditFieldTexts } from './auditFieldTexts.ts';
import { formatAuditedValue } from './auditValue.ts';

export interface FieldChange {
  field: string;
  /** Label of the field. A key without a label, such as the SKU of a variant, is shown unchanged. */
  label: string;
  before: string;
  after: string;
}

export interface AuditedChange {
  entity: string;
  before: unknown;
  after: unknown;
}

/** Lists the recorded fields with their old and new values, short enough for one line. */
export function toChanges(i18n: I18n, { entity, before, after }: AuditedChange): FieldChange[] {
  const [oldFields, newFields] = [toFields(before), toFields(after)];
  return [...new Set([...Object.keys(oldFields), ...Object.keys(newFields)])].map((field) => ({
    field,
    label: i18n.t(auditFieldTexts[field] ?? field),
    before: formatAuditedValue(i18n, oldFields[field], { entity, field, siblings: oldFields }),
    after: formatAuditedValue(i18n, newFields[field], { entity, field, siblings: newFields }),
  }));
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
