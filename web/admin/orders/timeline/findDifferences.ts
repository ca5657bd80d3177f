import { isRecord } from '#web/admin/ui/isRecord.ts';
/** A field with its old and new value. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

const OLD_VALUE_KEYS = ['before', 'from', 'old'];
const NEW_VALUE_KEYS = ['after', 'to', 'new', 'now'];
const NAME_KEYS = ['label', 'field', 'name', 'what'];

/**
 * Returns the changes recorded in a timeline entry, in any of these forms: `{ before, after }` with the same fields, a list of
 * changes, or changes by field. Other values are returned as they are.
 */
export function findDifferences(data: unknown): Difference[] {
  if (Array.isArray(data)) return data.flatMap((change) => (isRecord(change) ? toDifferences(change) : []));
  if (!isRecord(data)) return [];
  const [before, after] = [readFirstValue(data, OLD_VALUE_KEYS), readFirstValue(data, NEW_VALUE_KEYS)];
  if (isRecord(before) || isRecord(after))
    return compareRecords(isRecord(before) ? before : {}, isRecord(after) ? after : {});
  if (before !== undefined || after !== undefined) return [toDifferences(data)].flat();
  return Object.entries(data).flatMap(([field, value]) => {
    if (Array.isArray(value) && value.some(isRecord)) return findDifferences(value);
    if (isRecord(value)) {
      const [oldValue, newValue] = [
        readFirstValue(value, OLD_VALUE_KEYS),
        readFirstValue(value, NEW_VALUE_KEYS),
      ];
      if (oldValue !== undefined || newValue !== undefined)
        return omitUnchanged({
          label: formatFieldName(field),
          before: formatValue(oldValue),
          after: formatValue(newValue),
        });
    }
    return omitUnchanged({ label: formatFieldName(field), before: '', after: formatValue(value) });
  });
}

function compareRecords(
  oldRecord: Record<string, unknown>,
  newRecord: Record<string, unknown>,
): Difference[] {
  return [...new Set([...Object.keys(oldRecord), ...Object.keys(newRecord)])].flatMap((field) => {
    const [oldValue, newValue] = [oldRecord[field], newRecord[field]];
    if (isRecord(oldValue) && isRecord(newValue))
      return compareRecords(oldValue, newValue).map(({ label, ...rest }) => ({
        label: `${formatFieldName(field)}: ${label}`,
        ...rest,
      }));
    return omitUnchanged({
      label: formatFieldName(field),
      before: formatValue(oldValue),
      after: formatValue(newValue),
    });
  });
}

function toDifferences(change: Record<string, unknown>): Difference[] {
  return omitUnchanged({
    label: formatFieldName(String(readFirstValue(change, NAME_KEYS) ?? '')),
    before: formatValue(readFirstValue(change, OLD_VALUE_KEYS)),
    after: formatValue(readFirstValue(change, NEW_VALUE_KEYS)),
  });
}

/** Returns an empty array if both values are the same. */
function omitUnchanged(difference: Difference): Difference[] {
  return difference.before === difference.after ? [] : [difference];
}

function readFirstValue(record: Record<string, unknown>, names: readonly string[]): unknown {
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
  const words = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
