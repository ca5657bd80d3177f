import { localiseDigits } from '#domain/text/numbers.ts';
import type { Language } from '#graph/schema/schema.generated.ts';

/** Sentences of mails in Nepali, by the English ones. */
export type Nepali = Readonly<Record<string, string>>;

/** The sentences that every mail has. */
const common = {
  'Namaste {name},': 'नमस्ते {name} जी,',
  'Namaste,': 'नमस्ते,',
  'Visit the shop': 'पसल हेर्नुहोस्',
};

type Sentence<Ne extends Nepali> = Extract<keyof Ne | keyof typeof common, string>;
type PlacesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesIn<Rest> : never;
/** A number is written in the figures of the language, a text as it is. */
type Values<Text> = Record<PlacesIn<Text>, string | number>;

const PLACE = /\{(\w+)\}/g;

/** Says a sentence in the language of a mail's reader. A sentence without a Nepali one does not compile. */
export type Say<Ne extends Nepali> = <Text extends Sentence<Ne>>(
  text: Text,
  ...values: PlacesIn<Text> extends never ? [] : [Values<Text>]
) => string;

export function sayIn<Ne extends Nepali>(language: Language, ne: Ne): Say<Ne> {
  const nepali: Nepali = { ...common, ...ne };
  return (text, ...[values]) => {
    const said = (language === 'NE' && nepali[text]) || text;
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
