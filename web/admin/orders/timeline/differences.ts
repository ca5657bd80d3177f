import { isRecord } from '#web/admin/ui/isRecord.ts';
/** A field with its old and new value. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

const FROM = ['before', 'from', 'old'];
const TO = ['after', 'to', 'new', 'now'];
const NAMES = ['label', 'field', 'name', 'what'];

/**
 * Returns the changes recorded in a timeline entry, in any of these forms: `{ before, after }` with the same fields, a list of
 * changes, or changes by field. Other values are returned as they are.
 */
export function differences(data: unknown): Difference[] {
  if (Array.isArray(data)) return data.flatMap((change) => (isRecord(change) ? ofChange(change) : []));
  if (!isRecord(data)) return [];
  const [before, after] = [pick(data, FROM), pick(data, TO)];
  if (isRecord(before) || isRecord(after))
    return ofBoth(isRecord(before) ? before : {}, isRecord(after) ? after : {});
  if (before !== undefined || after !== undefined) return [ofChange(data)].flat();
  return Object.entries(data).flatMap(([field, value]) => {
    if (Array.isArray(value) && value.some(isRecord)) return differences(value);
    if (isRecord(value)) {
      const [oldValue, is] = [pick(value, FROM), pick(value, TO)];
      if (oldValue !== undefined || is !== undefined)
        return withoutUnchanged({
          label: formatFieldName(field),
          before: formatValue(oldValue),
          after: formatValue(is),
        });
    }
    return withoutUnchanged({ label: formatFieldName(field), before: '', after: formatValue(value) });
  });
}

function ofBoth(before: Record<string, unknown>, after: Record<string, unknown>): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [oldValue, is] = [before[field], after[field]];
    if (isRecord(oldValue) && isRecord(is))
      return ofBoth(oldValue, is).map(({ label, ...rest }) => ({
        label: `${formatFieldName(field)}: ${label}`,
        ...rest,
      }));
    return withoutUnchanged({
      label: formatFieldName(field),
      before: formatValue(oldValue),
      after: formatValue(is),
    });
  });
}

function ofChange(change: Record<string, unknown>): Difference[] {
  return withoutUnchanged({
    label: formatFieldName(String(pick(change, NAMES) ?? '')),
    before: formatValue(pick(change, FROM)),
    after: formatValue(pick(change, TO)),
  });
}

/** Returns nothing if both values are the same. */
function withoutUnchanged(difference: Difference): Difference[] {
  return difference.before === difference.after ? [] : [difference];
}

function pick(record: Record<string, unknown>, names: readonly string[]): unknown {
  return names.map((name) => record[name]).find((value) => value !== undefined);
}

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (Array.isArray(value)) return value.map(formatValue).join(', ');
  if (isRecord(value)) return Object.values(value).map(formatValue).filter(Boolean).join(', ');
  return String(value);
}

/** Converts a field name such as `shippingAddress` into words. */
function formatFieldName(field: string): string {
  const spaced = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
