/** Limits in the description of a value. */
export interface BoundedSchema {
  type?: string | string[];
  anyOf?: BoundedSchema[];
  properties?: Record<string, BoundedSchema>;
  items?: BoundedSchema;
  enum?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** A limit of a value in a body, with a value at it and one beyond it. */
export interface Bound {
  path: readonly string[];
  limit: number;
  valueAtLimit: unknown;
  valueBeyondLimit: unknown;
}

type BoundPath = readonly string[];

/** Returns all limits of a body. A list index is `0`. */
export function toBounds(schema: BoundedSchema, path: BoundPath = []): Bound[] {
  if (schema.enum) return [];
  return [
    ...(schema.anyOf ?? []).flatMap((choice) => toBounds(choice, path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, choice]) => toBounds(choice, [...path, name])),
    ...(schema.items ? toBounds(schema.items, [...path, '0']) : []),
    ...ownBounds(schema, path),
  ];
}

function ownBounds(schema: BoundedSchema, path: BoundPath): Bound[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const bound = (limit: number | undefined, make: (size: number) => unknown, step: number): Bound[] =>
    limit === undefined || (limit === 0 && step < 0 && minimum === undefined)
      ? []
      : [{ path, limit, valueAtLimit: make(limit), valueBeyondLimit: make(limit + step) }];
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

function isText(schema: BoundedSchema | undefined): boolean {
  return schema?.type === 'string';
}

/** Returns text of a given length that is valid at this place if its length is. */
function readText(name: string, size: number): string {
  const host = '@example.com';
  if (/email/i.test(name)) return `${'a'.repeat(Math.max(0, size - host.length))}${host}`;
  return 'abcdefghij'.repeat(Math.ceil(size / 10)).slice(0, size);
}
