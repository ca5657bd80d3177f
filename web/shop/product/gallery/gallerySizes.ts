/** `sizes` attribute of photos in the gallery. */
export const GALLERY_SIZES = '(min-width: 1360px) 621px, (min-width: 900px) calc(58.3vw - 158px), 100vw';
