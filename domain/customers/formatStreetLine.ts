import type { Params } from '#domain/errors/defineProblems.ts';

interface StreetAndLandmark {
  street: string;
  landmark?: string | null;
}

const NEAR_LANDMARK = /*i18n*/ '{street}, near {landmark}';

/** Matches a landmark that already includes its own preposition: "Near the bridge", "पुल नजिकै". */
const LEADING_PREPOSITION = /^(near|close to|next to|beside|behind|opposite|in front of)(?=\s)/i;
const TRAILING_POSTPOSITION = /(नजिकै?|छेउमा|अगाडि|पछाडि)[।.]?$/;

/** Returns the street with its landmark. `translate` translates a message and fills its placeholders. */
export function formatStreetLine(
  { street, landmark }: StreetAndLandmark,
  translate: (message: string, params: Params) => string,
): string {
  if (!landmark) return street;
  if (!LEADING_PREPOSITION.test(landmark) && !TRAILING_POSTPOSITION.test(landmark))
    return translate(NEAR_LANDMARK, { street, landmark });
  return `${street}, ${landmark.replace(LEADING_PREPOSITION, (preposition) => preposition.toLowerCase())}`;
}
