export const ENGLISH_LOCALES: readonly string[] = ['en-IN'];
/** Not every browser knows Nepali; all know the figures of Devanagari, and India groups them as Nepal does. */
export const NEPALI_LOCALES: readonly string[] = ['ne-NP-u-nu-deva', 'en-IN-u-nu-deva'];

/** The figures of a language: `1,23,456` in English, `१,२३,४५६` in Nepali (`ne`); Indian grouping in both. */
export function formatNumber(value: number, language = 'en', decimals = 0): string {
  return formatter(language, decimals).format(value);
}

/** A number as it is called, not counted: `2083`, `22`, `6.5`; `२०८३` in Nepali. */
export function formatPlainNumber(value: number, language = 'en'): string {
  return formatter(language, null).format(value);
}

/** A text such as a size with its figures in those of the language: `16`, `१६` in Nepali. */
export function withFiguresOf(text: string, language = 'en'): string {
  return text.replace(/\d/g, (figure) => formatPlainNumber(Number(figure), language));
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(language: string, decimals: number | null): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  const known = formatters.get(key) ?? new Intl.NumberFormat([...localesOf(language)], optionsOf(decimals));
  formatters.set(key, known);
  return known;
}

function localesOf(language: string): readonly string[] {
  return language === 'ne' ? NEPALI_LOCALES : ENGLISH_LOCALES;
}

function optionsOf(decimals: number | null): Intl.NumberFormatOptions {
  return decimals === null
    ? { useGrouping: false, maximumFractionDigits: 4 }
    : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
