/** The storage key, also read by public/first-paint.js. */
export const COLOUR_MODE_KEY = 'colourMode';
