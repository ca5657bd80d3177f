import type { Params } from '#domain/errors/defineProblems.ts';

interface Whereabouts {
  street: string;
  landmark?: string | null;
}

const NEAR = /*i18n*/ '{street}, near {landmark}';

/** A landmark that says itself how one stands to it: “Near the bridge”, “पुल नजिकै”. */
const OPENING = /^(near|close to|next to|beside|behind|opposite|in front of)(?=\s)/i;
const CLOSING = /(नजिकै?|छेउमा|अगाडि|पछाडि)[।.]?$/;

/** The street with its landmark, in the words of `say`. */
export function streetLine(
  { street, landmark }: Whereabouts,
  say: (message: string, params: Params) => string,
): string {
  if (!landmark) return street;
  if (!OPENING.test(landmark) && !CLOSING.test(landmark)) return say(NEAR, { street, landmark });
  return `${street}, ${landmark.replace(OPENING, (opening) => opening.toLowerCase())}`;
}
