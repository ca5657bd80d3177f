import { shorten } from '#domain/text/shorten.ts';
import { REPLACEMENT_CHARACTER } from '#domain/text/texts.ts';
import { createArgumentError } from '#graph/errors/httpError.ts';

/** Default maximum number of values in an input list. Modules can declare a higher limit in `longLists`. */
export const MAX_ITEMS = 100;

/** Default maximum number of characters in an input text. Modules can exempt a text in `longTexts`. */
const MAX_CHARACTERS = 50_000;

/** Maximum number of characters in an id, number, instant or enum value, and in a field name. */
export const MAX_SHORT_SCALAR_CHARACTERS = 200;

/** Maximum number of fields in one object, including unknown ones. */
const MAX_FIELDS = 100;

/** Maximum nesting depth of lists and objects. */
export const MAX_DEPTH = 20;

/**
 * Maximum number of values in all inputs of one request: every list, object, text, number, boolean and null counts as
 * one.
 */
export const MAX_VALUES = 50_000;

/** Limits of a value by its declared type. */
export interface InputShape {
  /** True for arbitrary JSON, whose lists and objects count only towards the depth and the total. */
  isJson?: boolean;
  /** Present for a list. */
  list?: { maxItems: number; entryShape: InputShape } | undefined;
  /** Present for an object with declared fields. */
  object?: { fields: ReadonlyMap<string, () => InputShape> };
  /** Maximum length of a text, by default `MAX_CHARACTERS`. */
  characters?: number;
}

/** Shape of arbitrary JSON. */
export const JSON_SHAPE: InputShape = { isJson: true };

/**
 * Shape of an id, number, boolean, instant or enum value. Its limit is low because coercion repeats an invalid value in
 * its message and ids are looked up in the database.
 */
export const SHORT_SCALAR_SHAPE: InputShape = { characters: MAX_SHORT_SCALAR_CHARACTERS };

/** Shape of a value without declared lists or fields, or of an undeclared field. */
export const UNKNOWN_SHAPE: InputShape = {};

/** A part of an input: its value as sent, its declared shape and its path. */
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

export function createRootPath(key: string): InputPath {
  return { parent: null, key, depth: 0 };
}

/**
 * Converts a part that is not plain data, such as a literal of a document. Returns null if the part must not be
 * counted.
 */
type PartConverter = (part: InputPart) => InputPart | null;

interface CheckOptions {
  open?: PartConverter;
  /** False for inputs that are not stored, such as those of a query. */
  isStored?: boolean;
}

/**
 * Counts the values of inputs before anything coerces or validates them. Throws BAD_USER_INPUT at the first exceeded
 * limit, with the path, the limit and the count. Also throws for text that is not well-formed Unicode and, in stored
 * input, for replacement characters. Visits at most `MAX_VALUES` values, without recursion. Returns the number of
 * visited values.
 */
export function expectWithinLimits(
  parts: Iterable<InputPart>,
  { open = (part) => part, isStored = true }: CheckOptions = {},
): number {
  let visitedCount = 0;
  for (const root of parts) {
    const pendingParts = [root];
    for (let nextPart = pendingParts.pop(); nextPart; nextPart = pendingParts.pop()) {
      const part = open(nextPart);
      if (!part) continue;
      visitedCount += 1;
      if (visitedCount + pendingParts.length > MAX_VALUES) throw createTooManyValuesError();
      if (isStored) expectNoReplacementCharacters(part);
      for (const innerPart of listInnerParts(part)) pendingParts.push(innerPart);
    }
  }
  return visitedCount;
}

function listInnerParts(part: InputPart): readonly InputPart[] {
  const { value, path } = part;
  if (typeof value === 'string') expectValidText(part, value);
  if (typeof value !== 'object' || value === null) return [];
  if (path.depth >= MAX_DEPTH) {
    const { argument, field } = describePath(path);
    throw createArgumentError('INPUT_TOO_DEEP', { argument, most: MAX_DEPTH }, field);
  }
  return Array.isArray(value) ? toItemParts(part, value) : toFieldParts(part, value);
}

function expectValidText(
  { shape: { characters: limit = MAX_CHARACTERS }, path }: InputPart,
  text: string,
): void {
  if (text.length > limit) {
    const { argument, field } = describePath(path);
    throw createArgumentError('ARGUMENT_TOO_LONG', { argument, most: limit }, field);
  }
  if (!text.isWellFormed()) throw createLoneSurrogateError(path);
}

/**
 * The original character cannot be recovered from a replacement character, so the text is refused before it is stored.
 */
function expectNoReplacementCharacters({ value, path }: InputPart): void {
  const texts = typeof value === 'string' ? [value, String(path.key)] : [String(path.key)];
  if (texts.some((text) => text.includes(REPLACEMENT_CHARACTER)))
    throw createArgumentError('UNREADABLE_CHARACTERS', describePath(path).field);
}

function toItemParts({ shape, path }: InputPart, items: readonly unknown[]): InputPart[] {
  const { length: count } = items;
  if (count > MAX_VALUES && shape.isJson) throw createTooManyValuesError();
  const limit = shape.list?.maxItems ?? MAX_ITEMS;
  if (!shape.isJson && count > limit) {
    const { argument, field } = describePath(path);
    throw createArgumentError('TOO_MANY_VALUES', { argument, most: limit, count }, field);
  }
  const itemShape = shape.list?.entryShape ?? toInnerShape(shape);
  return items.map((value, key) => ({ value, shape: itemShape, path: extendPath(path, key) }));
}

/** GraphQL coerces a single value to a list, so an object sent for a list has the shape of an entry. */
function toFieldParts({ shape, path }: InputPart, value: object): InputPart[] {
  const { object, isJson } = shape.list?.entryShape ?? shape;
  const names = Object.keys(value);
  if (isJson && names.length > MAX_VALUES) throw createTooManyValuesError();
  const limit = Math.max(object?.fields.size ?? 0, MAX_FIELDS);
  if (!isJson && names.length > limit) {
    const { argument, field } = describePath(path);
    throw createArgumentError('TOO_MANY_FIELDS', { argument, most: limit, count: names.length }, field);
  }
  return names.map((key) => {
    const innerPath = extendPath(path, key);
    if (!isJson && key.length > MAX_SHORT_SCALAR_CHARACTERS) throw createLongNameError(path);
    if (!key.isWellFormed()) throw createLoneSurrogateError(innerPath);
    return {
      value: (value as Record<string, unknown>)[key],
      shape: object?.fields.get(key)?.() ?? toInnerShape(shape),
      path: innerPath,
    };
  });
}

function toInnerShape({ isJson }: InputShape): InputShape {
  return isJson ? JSON_SHAPE : UNKNOWN_SHAPE;
}

function extendPath(parent: InputPath, key: string | number): InputPath {
  return { parent, key, depth: parent.depth + 1 };
}

/** Returns the argument and field of a part for its error. The body of a REST request itself has no field. */
function describePath(path: InputPath): { argument: string; field: string | undefined } {
  const pathText = formatPath(path);
  return { argument: pathText || 'The body', field: pathText || undefined };
}

/** Returns the path as text. Each key is cut to 60 characters because it can be as long as the request. */
function formatPath(path: InputPath): string {
  const keys: string[] = [];
  for (let segment: InputPath | null = path; segment; segment = segment.parent)
    keys.unshift(shorten(String(segment.key), 60).toWellFormed());
  return keys.filter((key) => key !== '').join('.');
}

/** Refuses long names, because coercion compares an unknown name with all known names character by character. */
function createLongNameError(path: InputPath) {
  const { argument, field } = describePath(path);
  return createArgumentError('FIELD_NAME_TOO_LONG', { argument, most: MAX_SHORT_SCALAR_CHARACTERS }, field);
}

/** Databases cannot store a lone surrogate, so it is refused rather than replaced. */
function createLoneSurrogateError(path: InputPath) {
  const { argument, field } = describePath(path);
  return createArgumentError('UNPAIRED_SURROGATE', { argument }, field);
}

function createTooManyValuesError() {
  return createArgumentError('INPUT_TOO_LARGE', { most: MAX_VALUES });
}
