/**
 * What the rules say with values in it. The server says it in English; the shop knows the text again and says it in
 * the shopper's language.
 */
const SAYINGS = {
  onlyLeft: /*i18n*/ 'Only {count} left.',
  sizeNotMade: /*i18n*/ 'Size {size} is not available.',
  quantityRange: /*i18n*/ 'Choose a quantity from 1 to {most}.',
  linesRange: /*i18n*/ 'An order can have 1 to {most} different items.',
  totalChanged: /*i18n*/ 'The total is now {total}. Please check it and place the order again.',
  cashLimit:
    /*i18n*/ 'Cash on delivery is available for orders below {limit}, because the law limits cash payments. Please pay by bank transfer.',
  couponMinimum: /*i18n*/ 'This coupon is for orders of {least} or more. Add {missing} to use it.',
  addressesFull: /*i18n*/ 'You can save up to {most} addresses.',
  alertsFull: /*i18n*/ 'Up to {most} alerts wait at a time. Remove one first.',
  alertPriceTooHigh: /*i18n*/ 'Enter less than the price today, {price}.',
  wishlistFull: /*i18n*/ 'A wishlist can hold up to {most} pieces.',
  provinceIsOneOf: /*i18n*/ 'Choose a province: {names}.',
  districtIsOneOf: /*i18n*/ 'Choose a district of {province}: {names}.',
  municipalityIsOneOf: /*i18n*/ 'Choose a municipality of {district}: {names}.',
  wardIsOneOf: /*i18n*/ 'Choose a ward of {municipality}, from 1 to {most}.',
  tooManySecond: /*i18n*/ 'Too many attempts. Please try again in 1 second.',
  tooManySeconds: /*i18n*/ 'Too many attempts. Please try again in {count} seconds.',
  tooManyMinute: /*i18n*/ 'Too many attempts. Please try again in 1 minute.',
  tooManyMinutes: /*i18n*/ 'Too many attempts. Please try again in {count} minutes.',
} as const;

type Saying = keyof typeof SAYINGS;
type PlacesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlacesIn<Rest> : never;

const PLACE = /\{(\w+)\}/g;

/** The saying in English, with its values. */
export function saying<Name extends Saying>(
  name: Name,
  values: Record<PlacesIn<(typeof SAYINGS)[Name]>, string | number>,
): string {
  const given: Record<string, string | number> = values;
  return SAYINGS[name].replace(PLACE, (_place, key: string) => String(given[key]));
}

/** Which saying an English text is, as its text with places, and the values in them; null for any other text. */
export function knownSaying(text: string): { id: string; values: Record<string, string> } | null {
  for (const id of Object.values(SAYINGS)) {
    const values = patternOf(id).exec(text)?.groups;
    if (values) return { id, values };
  }
  return null;
}

function patternOf(id: string): RegExp {
  const parts = id.split(PLACE).map((part, index) => {
    return index % 2 === 0 ? part.replace(/[.*+?^$()[\]\\|]/g, '\\$&') : `(?<${part}>.+)`;
  });
  return new RegExp(`^${parts.join('')}$`);
}
