import fc from 'fast-check';
import { strangeDate, strangeNumber, strangeText, wrongTypeValue } from './strangeValues.ts';

type Path = (string | number)[];

/**
 * Returns a valid value with one part altered: mostly to another value of the same type, which passes validation,
 * sometimes to another type or null. `knownIds` are ids of other people's objects.
 */
export function mutateInput(validValue: unknown, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  const paths = listPaths(validValue);
  if (paths.length === 0) return fc.constant(validValue);
  return fc
    .constantFrom(...paths)
    .chain((path) =>
      generateReplacement(readAt(validValue, path), knownIds).map((value) =>
        replaceAt(validValue, path, value),
      ),
    );
}

const REMOVED = Symbol('left out');

function generateReplacement(value: unknown, knownIds: readonly string[]): fc.Arbitrary<unknown> {
  const wrongValues = fc.oneof({ weight: 8, arbitrary: wrongTypeValue }, fc.constant(REMOVED));
  if (typeof value === 'number')
    return fc.oneof({ weight: 8, arbitrary: strangeNumber }, { weight: 2, arbitrary: wrongValues });
  if (typeof value === 'string' && !Number.isNaN(Date.parse(value)) && value.includes('T'))
    return fc.oneof({ weight: 8, arbitrary: strangeDate }, { weight: 2, arbitrary: wrongValues });
  if (typeof value === 'string')
    return fc.oneof(
      { weight: 6, arbitrary: strangeText },
      { weight: 3, arbitrary: fc.constantFrom(...knownIds) },
      { weight: 1, arbitrary: wrongValues },
    );
  if (typeof value === 'boolean') return fc.oneof(fc.boolean(), wrongValues);
  return wrongValues;
}

function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const innerPaths = Object.entries(value).flatMap(([key, part]) =>
    listPaths(part, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length > 1 ? [path, ...innerPaths] : innerPaths;
}

function readAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], value);
}

function replaceAt(value: unknown, [key, ...rest]: Path, newValue: unknown): unknown {
  if (key === undefined) return newValue;
  if (Array.isArray(value)) {
    const parts = value.map((part, index) => (index === key ? replaceAt(part, rest, newValue) : part));
    return parts.filter((part) => part !== REMOVED);
  }
  const parts = Object.entries(value as object).map(([name, part]) => [
    name,
    name === key ? replaceAt(part, rest, newValue) : part,
  ]);
  return Object.fromEntries(parts.filter(([, part]) => part !== REMOVED));
}
