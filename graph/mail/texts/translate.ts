import { localiseDigits } from '#domain/text/numbers.ts';
import type { Language } from '#graph/schema/schema.generated.ts';

/** Nepali sentences of emails by their English text. */
export type Nepali = Readonly<Record<string, string>>;

/** Sentences shared by all emails. */
const commonTexts = {
  'Namaste {name},': 'नमस्ते {name} जी,',
  'Namaste,': 'नमस्ते,',
  'Visit the shop': 'पसल हेर्नुहोस्',
};

type Sentence<Ne extends Nepali> = Extract<keyof Ne | keyof typeof commonTexts, string>;
type PlaceholderNames<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderNames<Rest>
  : never;
/** Numbers are written in the digits of the language; text is unchanged. */
type Values<Text> = Record<PlaceholderNames<Text>, string | number>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Returns a sentence in the reader's language. A sentence without a Nepali translation does not compile. */
export type Translator<Ne extends Nepali> = <Text extends Sentence<Ne>>(
  text: Text,
  ...values: PlaceholderNames<Text> extends never ? [] : [Values<Text>]
) => string;

export function createTranslator<Ne extends Nepali>(language: Language, templateTexts: Ne): Translator<Ne> {
  const nepaliTexts: Nepali = { ...commonTexts, ...templateTexts };
  return (text, ...[values]) => {
    const translation = (language === 'NE' && nepaliTexts[text]) || text;
    const replacements: Record<string, string | number> = { ...values };
    return translation.replace(PLACEHOLDER, (_place, name: string) =>
      formatValue(replacements[name] ?? '', language),
    );
  };
}

function formatValue(value: string | number, language: Language): string {
  return typeof value === 'number' ? localiseDigits(String(value), toCode(language)) : value;
}

/** Converts the language to its `domain/` code. */
export function toCode(language: Language): 'en' | 'ne' {
  return language === 'NE' ? 'ne' : 'en';
}
