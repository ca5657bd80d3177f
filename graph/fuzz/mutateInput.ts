import fc from 'fast-check';
import { strangeDate, strangeNumber, strangeText, wrongKind } from './strangeValues.ts';

type Path = (string | number)[];

/**
 * Returns a valid value with one part altered: mostly to another value of the same type, which passes validation,
 * sometimes to another type or null. `knownIds` are ids of other people's objects.
 */
export function mutateInput(valid: unknown, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  const places = listPlaces(valid);
  if (places.length === 0) return fc.constant(valid);
  return fc
    .constantFrom(...places)
    .chain((path) =>
      replacement(readAt(valid, path), knownIds).map((value) => withPlace(valid, path, value)),
    );
}

const REMOVED = Symbol('left out');

function replacement(value: unknown, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  const others = fc.oneof({ weight: 8, arbitrary: wrongKind }, fc.constant(REMOVED));
  if (typeof value === 'number')
    return fc.oneof({ weight: 8, arbitrary: strangeNumber }, { weight: 2, arbitrary: others });
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.includes('T'))
    return fc.oneof({ weight: 8, arbitrary: strangeDate }, { weight: 2, arbitrary: others });
  if (typeof value === 'string')
    return fc.oneof(
      { weight: 6, arbitrary: strangeText },
      { weight: 3, arbitrary: fc.constantFrom(...knownIds) },
      { weight: 1, arbitrary: others },
    );
  if (typeof value === 'boolean') return fc.oneof(fc.boolean(), others);
  return others;
}

function listPlaces(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const inner = Object.entries(value).flatMap(([key, part]) =>
    listPlaces(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 1 ? [path, ...inner] : inner;
}

function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);
}

function withPlace(value: unknown, [key, ...rest]: Path, replaced: unknown): unknown {
  if (key === undefined) return replaced;
  if (Array.isArray(value)) {
    const parts = value.map((part, at) => (at === key ? withPlace(part, rest, replaced) : part));
    return parts.filter((part) => part !== REMOVED);
  }
  const parts = Object.entries(value as object).map(([name, part]) => [
    name,
    name === key ? withPlace(part, rest, replaced) : part,
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== REMOVED));
}
