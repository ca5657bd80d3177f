import { z } from 'zod';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { NUMBER_PLACEHOLDER } from './buildTrackingUrl.ts';

/** Largest number of carriers, so that the list stays usable. */
export const MAX_CARRIERS = 50;

const NAME_PROBLEM = /*i18n*/ 'Enter the name of the carrier.';
const URL_PROBLEM =
  /*i18n*/ 'Enter an address that starts with https:// and contains the placeholder for the tracking number.';

export const carrierSchema = z.object({
  name: buildSingleLineSchema(NAME_PROBLEM)
    .min(1, { error: NAME_PROBLEM })
    .max(80, { error: /*i18n*/ 'Use at most 80 characters for the name.' }),
  phone: buildOptionalTextSchema(20, /*i18n*/ 'Use at most 20 characters for the phone number.'),
  trackingUrl: buildOptionalTextSchema(240, /*i18n*/ 'Use at most 240 characters for the address.').refine(
    isTrackingUrlPattern,
    {
      error: URL_PROBLEM,
    },
  ),
  isActive: z.boolean(),
});

/** Only web URLs are allowed. Another scheme could run code in the shopper's browser. */
function isTrackingUrlPattern(text: string | undefined): boolean {
  if (text === undefined) return true;
  if (!text.startsWith('https://') || !text.includes(NUMBER_PLACEHOLDER) || /[\s"'<>\\]/.test(text))
    return false;
  const isUrl = URL.canParse(text.replaceAll(NUMBER_PLACEHOLDER, '1'));
  return isUrl && !text.slice('https://'.length).split('/')[0]?.includes('{');
}
