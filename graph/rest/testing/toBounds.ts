/** The description of a value, as far as its bounds go. */
export interface Described {
  type?: string | string[];
  anyOf?: Described[];
  properties?: Record<string, Described>;
  items?: Described;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** A bound of a value in a body, with one that lies on it and one that lies beyond. */
export interface Bound {
  path: readonly string[];
  limit: number;
  at: unknown;
  beyond: unknown;
}

type Way = readonly string[];

/** The bounds of all that a body may hold; a place in a list is `0`. */
export function toBounds(schema: Described, path: Way = []): Bound[] {
  if (schema.enum) return [];
  return [
    ...(schema.anyOf ?? []).flatMap((one) => toBounds(one, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => toBounds(one, [...path, name])),
    ...(schema.items ? toBounds(schema.items, [...path, '0']) : []),
    ...ownBounds(schema, path),
  ];
}

function ownBounds(schema: Described, path: Way): Bound[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const bound = (limit: number | undefined, make: (size: number) => unknown, step: number): Bound[] =>
    limit === undefined || (limit === 0 && step < 0 && minimum === undefined)
      ? []
      : [{ path, limit, at: make(limit), beyond: make(limit + step) }];
  const text = (size: number) => readText(path.at(-1) ?? '', size);
  const list = (size: number) => Array.from({ length: size }, (_, at) => (isText(items) ? `no-${at}` : at));
  const number = (value: number) => value;
  return [
    ...bound(minLength, text, -1),
    ...bound(maxLength, text, 1),
    ...bound(minimum, number, -1),
    ...bound(maximum, number, 1),
    ...bound(minItems, list, -1),
    ...bound(maxItems, list, 1),
  ];
}

function isText(schema: Described | undefined): boolean {
  return schema?.type === 'string';
}

/** Text of a length that fits wherever text of that length fits. */
function readText(name: string, size: number): string {
  const host = '@example.com';
  if (/email/i.test(name)) return `${'a'.repeat(Math.max(0, size - host.length))}${host}`;
  return 'abcdefghij'.repeat(Math.ceil(size / 10)).slice(0, size);
}
