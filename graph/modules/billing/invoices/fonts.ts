import { readFileSync } from 'node:fs';
import { resolveFilePath } from '#graph/filePath.ts';

const DEVANAGARI = /[\u0900-\u097F\u200C\u200D]/;

export type Weight = 400 | 600;

/** Mukta is designed for Latin and Devanagari together. */
export const fontFiles = ([400, 600] as const).flatMap((weight) =>
  (['latin', 'devanagari'] as const).map((script) => ({
    name: getFontName(script, weight),
    data: readFileSync(resolveFilePath(`@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff`)),
  })),
);

export interface Run {
  text: string;
  font: string;
}

/** Splits a string into runs of one script, each with the font for that script. */
export function splitRuns(text: string, weight: Weight = 400): Run[] {
  const scriptRuns = text.match(
    /[\u0900-\u097F\u200C\u200D]+(?:\s+[\u0900-\u097F\u200C\u200D]+)*|[^\u0900-\u097F\u200C\u200D]+/g,
  );
  return (scriptRuns ?? []).map((part) => ({
    text: part,
    font: getFontName(DEVANAGARI.test(part) ? 'devanagari' : 'latin', weight),
  }));
}

function getFontName(script: 'latin' | 'devanagari', weight: Weight): string {
  return `${script}-${weight}`;
}
