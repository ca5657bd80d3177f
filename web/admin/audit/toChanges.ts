import type { I18n } from '@lingui/core';
import { auditFieldTexts } from './auditFields.ts';
import { auditValue } from './auditValue.ts';

export interface FieldChange {
  field: string;
  /** The field as the screens call it; what has no words is a name itself, such as the SKU of a size. */
  label: string;
  before: string;
  after: string;
}

export interface AuditedChange {
  entity: string;
  before: unknown;
  after: unknown;
}

/** The fields that a record names, with what they were and became, in words that fit a line. */
export function toChanges(i18n: I18n, { entity, before, after }: AuditedChange): FieldChange[] {
  const [was, is] = [toFields(before), toFields(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].map((field) => ({
    field,
    label: i18n.t(auditFieldTexts[field] ?? field),
    before: auditValue(i18n, was[field], { entity, field, among: was }),
    after: auditValue(i18n, is[field], { entity, field, among: is }),
  }));
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
