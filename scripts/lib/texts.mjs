// @ts-check
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { root } from './paths.mjs';

const SOURCE_LANGUAGE = 'en';
const TARGET_LANGUAGE = 'ne';
/** Numeric placeholders without a format. Nepali texts need `{count, number}`, which prints Devanagari digits. */
const UNFORMATTED_NUMBER_PATTERN = /\{(count|size|variant|value|inches|ward|quantity|stars|given)\}/;
/** Matches placeholders and tags, but not the branches of a plural, such as `one {Once}`. */
const PLACEHOLDERS = /(?<!\b(?:one|other) |=\d+ )\{\s*(\w+)\s*[,}]|<\/?\d+\/?>/g;

/**
 * Returns the problems in the message catalogues, one line per text: texts missing from a catalogue, texts no longer
 * in the source, English catalogue entries that differ from the source, translations with missing or extra
 * placeholders, and translations that would print Latin digits.
 * @returns {Promise<string[]>}
 */
export async function findTextProblems() {
  const config = getConfig({ configPath: join(root, 'lingui.config.ts') });
  const catalogues = await getCatalogs(config);
  if (catalogues.length === 0) throw new Error('lingui.config.ts names no catalogue.');
  const problems = [];
  for (const catalogue of catalogues) problems.push(...(await findProblems(catalogue)));
  return problems;
}

/** @param {Awaited<ReturnType<typeof getCatalogs>>[number]} catalogue */
async function findProblems(catalogue) {
  const sourceTexts = await catalogue.collect();
  if (!sourceTexts) throw new Error('The texts could not be extracted from the source.');
  const englishTexts = (await catalogue.read(SOURCE_LANGUAGE)) ?? {};
  const translations = (await catalogue.read(TARGET_LANGUAGE)) ?? {};

  const staleTexts = Object.keys({ ...englishTexts, ...translations }).filter((text) => !sourceTexts[text]);
  const untrackedTexts = Object.keys(sourceTexts).filter(
    (text) => !englishTexts[text] || !translations[text],
  );
  const missingTexts = Object.keys(sourceTexts).filter(
    (text) => translations[text] && !translations[text].translation,
  );
  const rewordedTexts = Object.keys(sourceTexts).filter(
    (text) => englishTexts[text]?.translation && englishTexts[text].translation !== text,
  );
  const placeholderMismatches = Object.keys(sourceTexts).filter((text) => {
    const translation = translations[text]?.translation;
    return translation && toPlaceholders(text) !== toPlaceholders(translation);
  });
  const textsWithLatinDigits = Object.keys(sourceTexts).filter((text) =>
    UNFORMATTED_NUMBER_PATTERN.test(translations[text]?.translation ?? ''),
  );
  return [
    ...staleTexts.map((text) => `No longer in the source: ${text}`),
    ...untrackedTexts.map((text) => `Not in the catalogues: ${text}`),
    ...missingTexts.map((text) => `Not translated: ${text}`),
    ...rewordedTexts.map((text) => `English catalogue differs from the source: ${text}`),
    ...textsWithLatinDigits.map((text) => `Latin digits in Nepali; use {value, number}: ${text}`),
    ...placeholderMismatches.map((text) => `Placeholders differ from the English text: ${text}`),
  ];
}

/** @param {string} text */
function toPlaceholders(text) {
  const placeholders = [...text.matchAll(PLACEHOLDERS)].map(([placeholder, name]) => name ?? placeholder);
  return [...new Set(placeholders)].sort().join(' ');
}
