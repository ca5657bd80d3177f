import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import { shorten } from '#domain/text/shorten.ts';
import { toSingleLine } from '../text/texts.ts';
import { CLIENT_ERROR_LIMITS } from './clientErrors.ts';

/** JavaScript engines quote identifiers. Any other quoted text may be user input. */
const QUOTED_NAME = /(?:\((?:reading|setting|evaluating) |^Can't find variable: )$/;

/** Personal data to remove, in this order, with the word that replaces it. */
const PRIVATE_PATTERNS: readonly [pattern: RegExp, word: string][] = [
  [/\b(?:https?|wss?|blob|file|data):[^\s)'"`]*/gi, '[address]'],
  [/[^\s@'"`<>()]+@[^\s@'"`<>()]+\.\w+/g, '[email]'],
  [/\b(?:Bearer\s+|(?:token|password|secret|key)\s*[:=]\s*)[^\s…]+/gi, '[secret]'],
  [/\b[A-Za-z0-9_-]*(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{24,}(?:\.[A-Za-z0-9_-]+)*/g, '[secret]'],
  [/\+?\d(?:[\d\s().-]{5,})\d/g, '[number]'],
  [/\?\S+/g, '?'],
];

/** Returns an error message without personal data, cut to its limit. */
export function scrubMessage(message: string): string {
  const unquotedMessage = message.replace(
    /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g,
    (match, quote: string, _text: string, offset: number) =>
      QUOTED_NAME.test(message.slice(0, offset)) ? match : `${quote}…${quote}`,
  );
  const scrubbedMessage = PRIVATE_PATTERNS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    unquotedMessage,
  );
  return shorten(toSingleLine(removeHiddenCharacters(scrubbedMessage)), CLIENT_ERROR_LIMITS.message);
}

/**
 * `at shown (https://store.example/assets/index-Ab1.js:2:345)` in Chrome, `shown@https://…` in Firefox and Safari.
 */
const STACK_FRAME =
  /^\s*(?:at\s+)?(?:async\s+)?(?:([\w$.<>]+)(?=[\s@]))?[\s(@]*(?:[\w+.-]+:\/\/|\/)\S*?([\w.-]+\.(?:js|mjs|ts|tsx))(?:\?\S*?)?:(\d+):(\d+)\)?\s*$/;

/**
 * Reduces a stack to functions and files, such as `shown index-Ab1.js:2:345`, without URLs and without the message.
 */
export function scrubStack(stack: string): string {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, file, row, column] = STACK_FRAME.exec(line) ?? [];
    return file ? [`${name ? `${name} ` : ''}${file}:${row}:${column}`] : [];
  });
  return shorten(frames.slice(0, CLIENT_ERROR_LIMITS.stackLines).join('\n'), CLIENT_ERROR_LIMITS.stack);
}

/** Returns the screen's path as a pattern. Parts that could identify an object or a person become `:id`. */
export function scrubScreen(screen: string): string {
  const [path = ''] = screen.split(/[?#]/);
  const parts = path
    .split('/')
    .map((part) => (/^(?:[a-z]+(?:-[a-z]+){0,2}|:\w+|\*)?$/.test(part) ? part : ':id'));
  return shorten(parts.join('/'), CLIENT_ERROR_LIMITS.screen) || '/';
}
