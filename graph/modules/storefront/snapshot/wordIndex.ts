import { TypedFastBitSet } from 'typedfastbitset';
import { firstIndex } from './firstIndex.ts';
import type { ProductSet } from './productSets.ts';

/** A word with more products than this is stored as a set, which merges faster. */
const SET_THRESHOLD = 1000;

/** Most words belong to a single product, such as its SKU, and are stored as its place. */
type Places = number | Uint32Array | TypedFastBitSet;

/** Change of the index: the products that lose a word, and those that gain it. */
export interface WordChange {
  place: number;
  lost: readonly string[];
  gained: readonly string[];
}

/** Words that find products, each with its products. Immutable. */
export class WordIndex {
  static readonly empty = new WordIndex([], new Map());

  /** Sorted by code units, so that words with a common beginning are adjacent. */
  readonly #words: readonly string[];
  readonly #positions: ReadonlyMap<string, Places>;
  #wordsByLength: Map<number, string[]> | null = null;

  private constructor(words: readonly string[], places: ReadonlyMap<string, Places>) {
    this.#words = words;
    this.#positions = places;
  }

  applyChanges(changes: readonly WordChange[]): WordIndex {
    const lost = collectPlaces(changes, ({ lost }) => lost);
    const addedPlaces = collectPlaces(changes, ({ gained }) => gained);
    const changedWords = new Set([...lost.keys(), ...addedPlaces.keys()]);
    if (changedWords.size === 0) return this;

    const places = new Map(this.#positions);
    for (const word of changedWords) {
      const now = replacePlaces(toArray(places.get(word)), lost.get(word), addedPlaces.get(word) ?? []);
      if (now.length > 0) places.set(word, toPlaces(now));
      else places.delete(word);
    }
    return new WordIndex(this.#mergeWords(places, changedWords), places);
  }

  hasBeginning(beginning: string): boolean {
    return this.#words[this.#findFirstIndex(beginning)]?.startsWith(beginning) ?? false;
  }

  hasWord(word: string): boolean {
    return this.#positions.has(word);
  }

  /** Adds the products with a word that starts with `beginning` to a set. */
  addPrefixMatches(beginning: string, set: ProductSet): void {
    for (let index = this.#findFirstIndex(beginning); ; index++) {
      const word = this.#words[index];
      if (!word?.startsWith(beginning)) return;
      this.addWordMatches(word, set);
    }
  }

  /** Adds the products with exactly this word to a set. */
  addWordMatches(word: string, set: ProductSet): void {
    const places = this.#positions.get(word);
    if (typeof places === 'number') set.add(places);
    else if (places instanceof TypedFastBitSet) set.union(places);
    else for (const place of places ?? []) set.add(place);
  }

  /** Returns the words of `from` to `to` characters. Words with a digit are omitted. */
  *listWordsByLength(from: number, to: number): Iterable<string> {
    this.#wordsByLength ??= groupByLength(this.#words);
    for (let length = from; length <= to; length++) yield* this.#wordsByLength.get(length) ?? [];
  }

  /** Lists each word with its number of products. */
  toString(): string {
    return this.#words.map((word) => `${word} ${toArray(this.#positions.get(word)).length}`).join('\n');
  }

  /** Merges the added words into the remaining words, which are already sorted. */
  #mergeWords(places: ReadonlyMap<string, Places>, changedWords: ReadonlySet<string>): readonly string[] {
    const isNew = (word: string) => places.has(word) && !this.#positions.has(word);
    const isRemoved = (word: string) => !places.has(word) && this.#positions.has(word);
    const addedWords = [...changedWords].filter(isNew).sort();
    const remaining = [...changedWords].some(isRemoved)
      ? this.#words.filter((word) => places.has(word))
      : this.#words;
    return addedWords.length > 0 ? remaining.concat(addedWords).sort() : remaining;
  }

  #findFirstIndex(word: string): number {
    return firstIndex(this.#words.length, (index) => (this.#words[index] ?? '') >= word);
  }
}

function toPlaces(array: Uint32Array): Places {
  if (array.length > SET_THRESHOLD) return new TypedFastBitSet(array);
  return array.length === 1 ? (array[0] ?? 0) : array;
}

function toArray(places: Places = new Uint32Array()): Uint32Array {
  if (typeof places === 'number') return Uint32Array.of(places);
  return places instanceof TypedFastBitSet ? Uint32Array.from(places.array()) : places;
}

function collectPlaces(
  changes: readonly WordChange[],
  selectWords: (change: WordChange) => readonly string[],
): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const change of changes)
    for (const word of selectWords(change)) {
      const existingPlaces = places.get(word);
      if (existingPlaces) existingPlaces.push(change.place);
      else places.set(word, [change.place]);
    }
  return places;
}

function replacePlaces(
  places: Uint32Array,
  removedPlaces: readonly number[] = [],
  addedPlaces: readonly number[],
): Uint32Array {
  const removedSet = new Set(removedPlaces);
  const remaining = removedSet.size > 0 ? places.filter((place) => !removedSet.has(place)) : places;
  const now = new Uint32Array(remaining.length + addedPlaces.length);
  now.set(remaining);
  now.set(addedPlaces, remaining.length);
  return now;
}

function groupByLength(words: readonly string[]): Map<number, string[]> {
  const groups = new Map<number, string[]>();
  for (const word of words) {
    if (/\d/.test(word)) continue;
    const group = groups.get(word.length) ?? [];
    group.push(word);
    groups.set(word.length, group);
  }
  return groups;
}
