import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { formatDayText } from './formatDayText.ts';
import { getStatusWord } from './statusWords.ts';
import type { UserErrorCode } from './userErrorCodes.ts';

/** Code and message template shared by all problems with the same reason. */
export interface Problem {
  code: UserErrorCode;
  /** English text with placeholders: `Only {count} left.` */
  message: string;
}

/** Value of a param. A list contains the choices. */
type ParamValue = number | string | readonly string[];

/** Params of a problem. A name that ends in `Npr` is in whole rupees. */
export type Params = Readonly<Record<string, ParamValue>>;

/** Params for the placeholders of a message. */
export type MessageParams<Message extends string> = {
  readonly [Place in PlaceholderName<Message>]: Place extends `${string}Npr` ? number : ParamValue;
};

type PlaceholderName<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderName<Rest>
  : never;

/** Params that are numbers in the data and are formatted as `1,000` in messages. */
const NUMBER_PARAMS = new Set(['least', 'most']);

const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Declares a table of problems by reason. The messages stay literal types, so the compiler knows their placeholders.
 */
export function defineProblems<const Table extends Record<string, Problem>>(problems: Table): Table {
  return problems;
}

/** Returns the English message with its params filled in. */
export function fillMessage(message: string, params: Params): string {
  return message.replace(PLACEHOLDER, (_placeholder, name: string) => {
    const rawValue = params[name] ?? '';
    const value = isList(rawValue)
      ? rawValue.map((item) => getStatusWord(name, item))
      : typeof rawValue === 'string'
        ? (formatDayText(name, rawValue) ?? getStatusWord(name, rawValue))
        : rawValue;
    if (isList(value)) return name === 'allowed' ? value.join(' or ') : value.join(', ');
    if (name.endsWith('Npr')) return formatNpr(Number(value));
    return NUMBER_PARAMS.has(name) && typeof value === 'number' ? formatNumber(value) : String(value);
  });
}

function isList(value: ParamValue): value is readonly string[] {
  return Array.isArray(value);
}
