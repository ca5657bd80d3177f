import { TypedFastBitSet } from 'typedfastbitset';
import { findFirstIndex } from './firstIndex.ts';
import type { ProductSet } from './productSets.ts';

/** A word with more products than this is stored as a set, which merges faster. */
const SET_THRESHOLD = 1000;

/** Most words belong to a single product, such as its SKU, and are stored as its slot. */
type Slots = number | Uint32Array | TypedFastBitSet;

/** Change of the index: the products that lose a word, and those that gain it. */
export interface WordChange {
  slot: number;
  lost: readonly string[];
  gained: readonly string[];
}

/** Words that find products, each with its products. Immutable. */
export class WordIndex {
  static readonly empty = new WordIndex([], new Map());

  /** Sorted by code units, so that words with a common beginning are adjacent. */
  readonly #words: readonly string[];
  readonly #positions: ReadonlyMap<string, Slots>;
  #wordsByLength: Map<number, string[]> | null = null;

  private constructor(words: readonly string[], slots: ReadonlyMap<string, Slots>) {
    this.#words = words;
    this.#positions = slots;
  }

  applyChanges(changes: readonly WordChange[]): WordIndex {
    const lostSlots = collectSlots(changes, ({ lost: lostSlots }) => lostSlots);
    const addedSlots = collectSlots(changes, ({ gained }) => gained);
    const changedWords = new Set([...lostSlots.keys(), ...addedSlots.keys()]);
    if (changedWords.size === 0) return this;

    const slots = new Map(this.#positions);
    for (const word of changedWords) {
      const newSlots = replaceSlots(
        toArray(slots.get(word)),
        lostSlots.get(word),
        addedSlots.get(word) ?? [],
      );
      if (newSlots.length > 0) slots.set(word, toSlots(newSlots));
      else slots.delete(word);
    }
    return new WordIndex(this.#mergeWords(slots, changedWords), slots);
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
    const slots = this.#positions.get(word);
    if (typeof slots === 'number') set.add(slots);
    else if (slots instanceof TypedFastBitSet) set.union(slots);
    else for (const slot of slots ?? []) set.add(slot);
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
  #mergeWords(slots: ReadonlyMap<string, Slots>, changedWords: ReadonlySet<string>): readonly string[] {
    const isNew = (word: string) => slots.has(word) && !this.#positions.has(word);
    const isRemoved = (word: string) => !slots.has(word) && this.#positions.has(word);
    const addedWords = [...changedWords].filter(isNew).sort();
    const remainingWords = [...changedWords].some(isRemoved)
      ? this.#words.filter((word) => slots.has(word))
      : this.#words;
    return addedWords.length > 0 ? remainingWords.concat(addedWords).sort() : remainingWords;
  }

  #findFirstIndex(word: string): number {
    return findFirstIndex(this.#words.length, (index) => (this.#words[index] ?? '') >= word);
  }
}

function toSlots(array: Uint32Array): Slots {
  if (array.length > SET_THRESHOLD) return new TypedFastBitSet(array);
  return array.length === 1 ? (array[0] ?? 0) : array;
}

function toArray(slots: Slots = new Uint32Array()): Uint32Array {
  if (typeof slots === 'number') return Uint32Array.of(slots);
  return slots instanceof TypedFastBitSet ? Uint32Array.from(slots.array()) : slots;
}

function collectSlots(
  changes: readonly WordChange[],
  selectWords: (change: WordChange) => readonly string[],
): Map<string, number[]> {
  const slots = new Map<string, number[]>();
  for (const change of changes)
    for (const word of selectWords(change)) {
      const existingSlots = slots.get(word);
      if (existingSlots) existingSlots.push(change.slot);
      else slots.set(word, [change.slot]);
    }
  return slots;
}

function replaceSlots(
  slots: Uint32Array,
  removedSlots: readonly number[] = [],
  addedSlots: readonly number[],
): Uint32Array {
  const removedSet = new Set(removedSlots);
  const remainingSlots = removedSet.size > 0 ? slots.filter((slot) => !removedSet.has(slot)) : slots;
  const mergedSlots = new Uint32Array(remainingSlots.length + addedSlots.length);
  mergedSlots.set(remainingSlots);
  mergedSlots.set(addedSlots, remainingSlots.length);
  return mergedSlots;
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
