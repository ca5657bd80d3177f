import { withoutHidden } from '#domain/text/hiddenCharacters.ts';
import { shorten } from '#domain/text/shorten.ts';
import { inOneLine } from '../text/texts.ts';
import { CLIENT_ERROR_LIMITS } from './clientErrors.ts';

/** What JavaScript engines put in quotes is a name in the program; anything else may be what somebody typed. */
const NAMED = /(?:\((?:reading|setting|evaluating) |^Can't find variable: )$/;

/** What is never told, in this order; each leaves a word in its place. */
const PRIVATE: readonly [pattern: RegExp, word: string][] = [
  [/\b(?:https?|wss?|blob|file|data):[^\s)'"`]*/gi, '[address]'],
  [/[^\s@'"`<>()]+@[^\s@'"`<>()]+\.\w+/g, '[email]'],
  [/\b(?:Bearer\s+|(?:token|password|secret|key)\s*[:=]\s*)[^\s…]+/gi, '[secret]'],
  [/\b[A-Za-z0-9_-]*(?=[A-Za-z0-9_-]*\d)[A-Za-z0-9_-]{24,}(?:\.[A-Za-z0-9_-]+)*/g, '[secret]'],
  [/\+?\d(?:[\d\s().-]{5,})\d/g, '[number]'],
  [/\?\S+/g, '?'],
];

/** A message of an error without anything of the person whom it befell, and as much of it as is told. */
export function scrubbed(message: string): string {
  const unquoted = message.replace(
    /(["'`])((?:(?!\1)[^\\]|\\.)*)\1/g,
    (whole, quote: string, _text: string, offset: number) =>
      NAMED.test(message.slice(0, offset)) ? whole : `${quote}…${quote}`,
  );
  const told = PRIVATE.reduce((text, [pattern, word]) => text.replace(pattern, word), unquoted);
  return shorten(inOneLine(withoutHidden(told)), CLIENT_ERROR_LIMITS.message);
}

/** `at shown (https://store.example/assets/index-Ab1.js:2:345)` of Chrome, `shown@https://…` of Firefox and Safari. */
const PLACE =
  /^\s*(?:at\s+)?(?:async\s+)?(?:([\w$.<>]+)(?=[\s@]))?[\s(@]*(?:[\w+.-]+:\/\/|\/)\S*?([\w.-]+\.(?:js|mjs|ts|tsx))(?:\?\S*?)?:(\d+):(\d+)\)?\s*$/;

/** A stack as functions and files, such as `shown index-Ab1.js:2:345`: no addresses, and nothing of its message. */
export function scrubbedStack(stack: string): string {
  const places = stack.split('\n').flatMap((line) => {
    const [, name, file, row, column] = PLACE.exec(line) ?? [];
    return file ? [`${name ? `${name} ` : ''}${file}:${row}:${column}`] : [];
  });
  return shorten(places.slice(0, CLIENT_ERROR_LIMITS.stackLines).join('\n'), CLIENT_ERROR_LIMITS.stack);
}

/** The screen as a pattern: a part of its address that could name a thing or a person is `:id`. */
export function scrubbedScreen(screen: string): string {
  const [path = ''] = screen.split(/[?#]/);
  const parts = path
    .split('/')
    .map((part) => (/^(?:[a-z]+(?:-[a-z]+){0,2}|:\w+|\*)?$/.test(part) ? part : ':id'));
  return shorten(parts.join('/'), CLIENT_ERROR_LIMITS.screen) || '/';
}
