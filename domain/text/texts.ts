import { z } from 'zod';

/** Text of one line, trimmed: every run of spaces, line breaks and control characters becomes one space. */
export function oneLine(problem?: string) {
  return z.string(problem === undefined ? undefined : { error: problem }).overwrite(inOneLine);
}

/** Text of as many lines as somebody writes, trimmed: line breaks and tabs stay, other control characters go. */
export function manyLines(problem?: string) {
  return z.string(problem === undefined ? undefined : { error: problem }).overwrite(inLines);
}

export function inOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function inLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
