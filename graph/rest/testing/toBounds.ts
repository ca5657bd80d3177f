/** Limits of a value in the OpenAPI description. */
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

/** A limit of a value, with a value at the limit and a value beyond it. */
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
    ...getOwnBounds(schema, path),
  ];
}

function getOwnBounds(schema: BoundedSchema, path: BoundPath): Bound[] {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items } = schema;
  const createBounds = (
    limit: number | undefined,
    createValue: (size: number) => unknown,
    step: number,
  ): Bound[] =>
    limit === undefined || (limit === 0 && step < 0 && minimum === undefined)
      ? []
      : [{ path, limit, valueAtLimit: createValue(limit), valueBeyondLimit: createValue(limit + step) }];
  const createText = (size: number) => readText(path.at(-1) ?? '', size);
  const createList = (size: number) =>
    Array.from({ length: size }, (_, index) => (isText(items) ? `no-${index}` : index));
  const number = (value: number) => value;
  return [
    ...createBounds(minLength, createText, -1),
    ...createBounds(maxLength, createText, 1),
    ...createBounds(minimum, number, -1),
    ...createBounds(maximum, number, 1),
    ...createBounds(minItems, createList, -1),
    ...createBounds(maxItems, createList, 1),
  ];
}

function isText(schema: BoundedSchema | undefined): boolean {
  return schema?.type === 'string';
}

/** Returns text of a given length whose format is valid for the field. */
function readText(name: string, size: number): string {
  const host = '@example.com';
  if (/email/i.test(name)) return `${'a'.repeat(Math.max(0, size - host.length))}${host}`;
  return 'abcdefghij'.repeat(Math.ceil(size / 10)).slice(0, size);
}
