// @ts-check
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { root } from './paths.mjs';

const SOURCE = 'en';
const LANGUAGE = 'ne';
/** Values that are figures as they come: in Nepali they are written `{count, number}`, in Devanagari figures. */
const BARE_FIGURE = /\{(count|size|variant|value|inches|ward|quantity|stars|given)\}/;
/** Where a value goes, or a part of the page; not the words of a count, such as `one {Once}`. */
const PLACES = /(?<!\b(?:one|other) |=\d+ )\{\s*(\w+)\s*[,}]|<\/?\d+\/?>/g;

/**
 * What is wrong with the catalogues of texts, a line for each text: what the source says and a catalogue lacks, what a
 * catalogue still has and the source no longer says, English that the English catalogue words otherwise, translations that lose or invent a place for a value, and those
 * that would show a figure in another script than its neighbours.
 * @returns {Promise<string[]>}
 */
export async function textProblems() {
  const config = getConfig({ configPath: join(root, 'lingui.config.ts') });
  const catalogues = await getCatalogs(config);
  if (catalogues.length === 0) throw new Error('lingui.config.ts names no catalogue.');
  const problems = [];
  for (const catalogue of catalogues) problems.push(...(await problemsOf(catalogue)));
  return problems;
}

/** @param {Awaited<ReturnType<typeof getCatalogs>>[number]} catalogue */
async function problemsOf(catalogue) {
  const said = await catalogue.collect();
  if (!said) throw new Error('The texts could not be gathered from the source.');
  const kept = (await catalogue.read(SOURCE)) ?? {};
  const translated = (await catalogue.read(LANGUAGE)) ?? {};

  const stale = Object.keys({ ...kept, ...translated }).filter((text) => !said[text]);
  const unknown = Object.keys(said).filter((text) => !kept[text] || !translated[text]);
  const missing = Object.keys(said).filter((text) => translated[text] && !translated[text].translation);
  const reworded = Object.keys(said).filter(
    (text) => kept[text]?.translation && kept[text].translation !== text,
  );
  const broken = Object.keys(said).filter((text) => {
    const translation = translated[text]?.translation;
    return translation && toPlaces(text) !== toPlaces(translation);
  });
  const latin = Object.keys(said).filter((text) => BARE_FIGURE.test(translated[text]?.translation ?? ''));
  return [
    ...stale.map((text) => `No longer said: ${text}`),
    ...unknown.map((text) => `Not in the catalogues: ${text}`),
    ...missing.map((text) => `Not translated: ${text}`),
    ...reworded.map((text) => `Another English text in the English catalogue: ${text}`),
    ...latin.map((text) => `Latin figures in Nepali, where {value, number} has others: ${text}`),
    ...broken.map((text) => `Other places for values than in English: ${text}`),
  ];
}

/** @param {string} text */
function toPlaces(text) {
  const places = [...text.matchAll(PLACES)].map(([whole, name]) => name ?? whole);
  return [...new Set(places)].sort().join(' ');
}
