const SHAPE = { width: 2400, height: 1125, focus: { x: 100, y: 55 } };

/** The still lifes of the house. */
export const earringsBanner = { url: '/media/catalog/banner-earrings.webp', colour: '#453e35', ...SHAPE };
export const goldBanner = { url: '/media/catalog/banner-gold.webp', colour: '#3b362c', ...SHAPE };

/** A choker as it is worn. */
export const wornChoker = {
  url: '/media/catalog/naugedi-choker-22k-4.webp',
  colour: '#b3a794',
  width: 1280,
  height: 1280,
};
