const SHAPE = { width: 1920, height: 900, focus: { x: 100, y: 50 } };

/** The still lifes of the house, light and dark. */
export const bridalBanner = { url: '/media/banner-bridal.webp', colour: '#E9E8E4', ...SHAPE };
export const silverBanner = { url: '/media/banner-silver.webp', colour: '#2C2621', ...SHAPE };
export const goldBanner = { url: '/media/banner-gold.webp', colour: '#E9E8E4', ...SHAPE };
