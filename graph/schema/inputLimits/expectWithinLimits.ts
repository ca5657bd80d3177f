import { shorten } from '#domain/text/shorten.ts';
import { LOST_LETTER } from '#domain/text/texts.ts';
import { refusedArgument } from '#graph/errors/httpError.ts';

/** Values in a list of an input, unless its module declares more in `longLists`. */
export const MAX_ITEMS = 100;

/** Characters in one text of an input, unless its module names it in `longTexts`. */
const MAX_CHARACTERS = 50_000;

/** Characters in a text that stands for an id, a number, a moment or a value of an enum, and in the name of a field. */
export const MAX_WORD_CHARACTERS = 200;

/** Fields sent in one object, known or not. */
const MAX_FIELDS = 100;

/** Lists and objects inside each other. */
export const MAX_DEPTH = 20;

/** Values in all inputs of one request: every list, object, text, number, boolean and null counts as one. */
export const MAX_VALUES = 50_000;

/** The limits of a value by its declared type. */
export interface InputShape {
  /** Set for free JSON: its lists and objects count towards the depth and the total only. */
  isJson?: boolean;
  /** Set for a list. */
  list?: { most: number; of: InputShape } | undefined;
  /** Set for an object with declared fields. */
  object?: { fields: ReadonlyMap<string, () => InputShape> };
  /** Characters of a text; `MAX_CHARACTERS` if absent. */
  characters?: number;
}

/** The shape of free JSON. */
export const JSON_SHAPE: InputShape = { isJson: true };

/**
 * The shape of an id, a number, a boolean, a moment or a value of an enum: coercion repeats a wrong one in its message, and an
 * unknown id is looked up in the database.
 */
export const WORD_SHAPE: InputShape = { characters: MAX_WORD_CHARACTERS };

/** The shape of a value whose type has no lists or fields, and of a value in an undeclared place. */
export const UNKNOWN_SHAPE: InputShape = {};

/** A part of an input: its value as sent, the shape that its place declares, and where it is. */
export interface InputPart {
  value: unknown;
  shape: InputShape;
  path: InputPath;
}

export interface InputPath {
  parent: InputPath | null;
  key: string | number;
  depth: number;
}

export function rootPath(key: string): InputPath {
  return { parent: null, key, depth: 0 };
}

/** Opens a part that is not plain data, such as a literal of a document; null means that there is nothing to count. */
type OpenPart = (part: InputPart) => InputPart | null;

interface Visit {
  open?: OpenPart;
  /** False for inputs that are only compared, such as those of a query. */
  isStored?: boolean;
}

/**
 * Counts the values of inputs before anything coerces or validates them. Throws BAD_USER_INPUT at the first limit that is
 * exceeded, with the path, the limit and the count, or at a text that is not well-formed Unicode or, in an input that can be
 * stored, has lost letters. Visits at most `MAX_VALUES` values, without recursion. Returns the number of visited values.
 */
export function expectWithinLimits(
  parts: Iterable<InputPart>,
  { open = (part) => part, isStored = true }: Visit = {},
): number {
  let visited = 0;
  for (const root of parts) {
    const waiting = [root];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const part = open(next);
      if (!part) continue;
      visited += 1;
      if (visited + waiting.length > MAX_VALUES) throw tooManyValues();
      if (isStored) expectNoLostLetters(part);
      for (const inner of innerParts(part)) waiting.push(inner);
    }
  }
  return visited;
}

function innerParts(part: InputPart): readonly InputPart[] {
  const { value, path } = part;
  if (typeof value === 'string') expectText(part, value);
  if (typeof value !== 'object' || value === null) return [];
  if (path.depth >= MAX_DEPTH) {
    const { argument, field } = nameOf(path);
    throw refusedArgument('INPUT_TOO_DEEP', { argument, most: MAX_DEPTH }, field);
  }
  return Array.isArray(value) ? itemsOf(part, value) : fieldsOf(part, value);
}

function expectText({ shape: { characters: most = MAX_CHARACTERS }, path }: InputPart, text: string): void {
  if (text.length > most) {
    const { argument, field } = nameOf(path);
    throw refusedArgument('ARGUMENT_TOO_LONG', { argument, most }, field);
  }
  if (!text.isWellFormed()) throw halfCharacter(path);
}

/** A letter that was lost on the way cannot be found again, so it is refused before it is stored. */
function expectNoLostLetters({ value, path }: InputPart): void {
  const texts = typeof value === 'string' ? [value, String(path.key)] : [String(path.key)];
  if (texts.some((text) => text.includes(LOST_LETTER)))
    throw refusedArgument('LOST_LETTERS', nameOf(path).field);
}

function itemsOf({ shape, path }: InputPart, items: readonly unknown[]): InputPart[] {
  const { length: count } = items;
  if (count > MAX_VALUES && shape.isJson) throw tooManyValues();
  const most = shape.list?.most ?? MAX_ITEMS;
  if (!shape.isJson && count > most) {
    const { argument, field } = nameOf(path);
    throw refusedArgument('ARGUMENT_TOO_MANY', { argument, most, count }, field);
  }
  const itemShape = shape.list?.of ?? inside(shape);
  return items.map((value, key) => ({ value, shape: itemShape, path: below(path, key) }));
}

/** GraphQL reads a single value as a list of one, so an object in the place of a list has the shape of an entry. */
function fieldsOf({ shape, path }: InputPart, value: object): InputPart[] {
  const { object, isJson } = shape.list?.of ?? shape;
  const names = Object.keys(value);
  if (isJson && names.length > MAX_VALUES) throw tooManyValues();
  const most = Math.max(object?.fields.size ?? 0, MAX_FIELDS);
  if (!isJson && names.length > most) {
    const { argument, field } = nameOf(path);
    throw refusedArgument('FIELDS_TOO_MANY', { argument, most, count: names.length }, field);
  }
  return names.map((key) => {
    const inner = below(path, key);
    if (!isJson && key.length > MAX_WORD_CHARACTERS) throw longName(path);
    if (!key.isWellFormed()) throw halfCharacter(inner);
    return {
      value: (value as Record<string, unknown>)[key],
      shape: object?.fields.get(key)?.() ?? inside(shape),
      path: inner,
    };
  });
}

function inside({ isJson }: InputShape): InputShape {
  return isJson ? JSON_SHAPE : UNKNOWN_SHAPE;
}

function below(parent: InputPath, key: string | number): InputPath {
  return { parent, key, depth: parent.depth + 1 };
}

/** A part as its refusal names it: the whole body of a REST request has no field. */
function nameOf(path: InputPath): { argument: string; field: string | undefined } {
  const words = inWords(path);
  return { argument: words || 'The body', field: words || undefined };
}

/** The path as text, each key cut to 60 characters: a key can be as long as the request. */
function inWords(path: InputPath): string {
  const keys: string[] = [];
  for (let at: InputPath | null = path; at; at = at.parent)
    keys.unshift(shorten(String(at.key), 60).toWellFormed());
  return keys.filter((key) => key !== '').join('.');
}

/** Coercion compares an unknown name with all known ones, character by character. */
function longName(path: InputPath) {
  const { argument, field } = nameOf(path);
  return refusedArgument('FIELD_NAME_TOO_LONG', { argument, most: MAX_WORD_CHARACTERS }, field);
}

/** No database keeps half of a character, so it is refused instead of being replaced. */
function halfCharacter(path: InputPath) {
  const { argument, field } = nameOf(path);
  return refusedArgument('HALF_CHARACTER', { argument }, field);
}

function tooManyValues() {
  return refusedArgument('INPUT_TOO_LARGE', { most: MAX_VALUES });
}
