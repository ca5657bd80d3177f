import { isRecord } from '#web/admin/ui/isRecord.ts';
/** A field that reads otherwise than before. */
export interface Difference {
  label: string;
  before: string;
  after: string;
}

const FROM = ['before', 'from', 'old'];
const TO = ['after', 'to', 'new', 'now'];
const NAMES = ['label', 'field', 'name', 'what'];

/**
 * What an entry says that changed, whatever form it comes in: `{ before, after }` with the same fields, a list of changes,
 * or a change by its field. What is none of these is told as it is.
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
      const [was, is] = [pick(value, FROM), pick(value, TO)];
      if (was !== undefined || is !== undefined)
        return only({ label: words(field), before: said(was), after: said(is) });
    }
    return only({ label: words(field), before: '', after: said(value) });
  });
}

function ofBoth(before: Record<string, unknown>, after: Record<string, unknown>): Difference[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [was, is] = [before[field], after[field]];
    if (isRecord(was) && isRecord(is))
      return ofBoth(was, is).map(({ label, ...rest }) => ({ label: `${words(field)}: ${label}`, ...rest }));
    return only({ label: words(field), before: said(was), after: said(is) });
  });
}

function ofChange(change: Record<string, unknown>): Difference[] {
  return only({
    label: words(String(pick(change, NAMES) ?? '')),
    before: said(pick(change, FROM)),
    after: said(pick(change, TO)),
  });
}

/** Nothing where nothing reads otherwise. */
function only(difference: Difference): Difference[] {
  return difference.before === difference.after ? [] : [difference];
}

function pick(record: Record<string, unknown>, names: readonly string[]): unknown {
  return names.map((name) => record[name]).find((value) => value !== undefined);
}

function said(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (isRecord(value)) return Object.values(value).map(said).filter(Boolean).join(', ');
  return String(value);
}

/** `shippingAddress` is written as people write it. */
function words(field: string): string {
  const spaced = field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
