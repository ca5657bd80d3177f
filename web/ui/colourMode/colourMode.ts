/** Storage key, also read by app/first-paint.js. */
export const COLOUR_MODE_KEY = 'colourMode';
