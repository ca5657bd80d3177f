import { localiseDigits } from '#domain/text/numbers.ts';
import type { Language } from '#graph/schema/schema.generated.ts';
import { inNepali } from './inNepali.ts';

type Sentence = keyof typeof inNepali;
type PlacesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesIn<Rest> : never;
/** A number is written in the figures of the language, a text as it is. */
type Values<Text> = Record<PlacesIn<Text>, string | number>;

const PLACE = /\{(\w+)\}/g;

/** Says a sentence of the store's mails in the language of their reader. */
export type Say = <Text extends Sentence>(
  text: Text,
  ...values: PlacesIn<Text> extends never ? [] : [Values<Text>]
) => string;

export function sayIn(language: Language): Say {
  return (text, ...[values]) => {
    const said: string = language === 'NE' ? inNepali[text] : text;
    const given: Record<string, string | number> = { ...values };
    return said.replace(PLACE, (_place, name: string) => written(given[name] ?? '', language));
  };
}

function written(value: string | number, language: Language): string {
  return typeof value === 'number' ? localiseDigits(String(value), toCode(language)) : value;
}

/** As the rules in `domain/` name a language. */
export function toCode(language: Language): 'en' | 'ne' {
  return language === 'NE' ? 'ne' : 'en';
}
