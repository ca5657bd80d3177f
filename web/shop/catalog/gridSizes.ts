/** Two columns on a phone, three on a tablet, less gutters and gaps. */
const NARROW_SIZES =
  '(min-width: 900px) calc(33.3vw - 43px), (min-width: 600px) calc(33.3vw - 27px), calc(50vw - 24px)';

/** `sizes` attribute of photos in a grid of cards. */
export const GRID_SIZES = `(min-width: 1360px) 302px, (min-width: 1200px) calc(25vw - 38px), ${NARROW_SIZES}`;

/** `sizes` attribute of photos in a grid beside the filters of a list. */
export const LIST_SIZES = `(min-width: 1360px) 232px, (min-width: 1200px) calc(25vw - 108px), ${NARROW_SIZES}`;
