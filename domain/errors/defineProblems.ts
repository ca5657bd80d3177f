import { formatNpr } from '#domain/pricing/money.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { dayText } from './dayText.ts';
import { statusWord } from './statusWords.ts';
import type { UserErrorCode } from './userErrorCodes.ts';

/** What is the same each time something goes wrong for one reason. */
export interface Problem {
  code: UserErrorCode;
  /** In English, with a place for each value: `Only {count} left.` */
  message: string;
}

/** A value of a problem: a list is of what there is to choose from. */
type Value = number | string | readonly string[];

/** The values of a problem. A name that ends in `Npr` is whole rupees. */
export type Params = Readonly<Record<string, Value>>;

/** The values that a message has places for. */
export type ParamsIn<Message extends string> = {
  readonly [Place in PlacesIn<Message>]: Place extends `${string}Npr` ? number : Value;
};

type PlacesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesIn<Rest> : never;

/** They are data as numbers, and read as `1,000`. */
const BOUNDS = new Set(['least', 'most']);

const PLACE = /\{(\w+)\}/g;

/** A noun's problems by their reason, with each message as it is written, so that its places are known to the types. */
export function defineProblems<const Table extends Record<string, Problem>>(problems: Table): Table {
  return problems;
}

/** The message with its values, for whoever reads English. */
export function filled(message: string, params: Params): string {
  return message.replace(PLACE, (_place, name: string) => {
    const given = params[name] ?? '';
    const value = isList(given)
      ? given.map((each) => statusWord(name, each))
      : typeof given === 'string'
        ? (dayText(name, given) ?? statusWord(name, given))
        : given;
    if (isList(value)) return name === 'allowed' ? value.join(' or ') : value.join(', ');
    if (name.endsWith('Npr')) return formatNpr(Number(value));
    return BOUNDS.has(name) && typeof value === 'number' ? formatNumber(value) : String(value);
  });
}

function isList(value: Value): value is readonly string[] {
  return Array.isArray(value);
}
