/** How wide the gallery shows a photograph. */
export const GALLERY_SIZES = '(min-width: 1360px) 720px, (min-width: 900px) 56vw, 100vw';
