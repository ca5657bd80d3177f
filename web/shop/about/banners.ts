const BANNER_SHAPE = { width: 2400, height: 1125, focus: { x: 100, y: 55 } };

/** The store's still-life photos of its jewelry. */
export const earringsBanner = {
  url: '/media/catalog/banner-earrings.webp',
  colour: '#453e35',
  ...BANNER_SHAPE,
};
export const goldBanner = { url: '/media/catalog/banner-gold.webp', colour: '#3b362c', ...BANNER_SHAPE };

/** Photo of a choker being worn. */
export const wornChokerPhoto = {
  url: '/media/catalog/naugedi-choker-22k-4.webp',
  colour: '#b3a794',
  width: 1280,
  height: 1280,
};
