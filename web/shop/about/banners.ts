/** The still lifes of the house, light and dark. */
export const bridalBanner = { url: '/media/banner-bridal.webp', width: 1920, height: 900, colour: '#E9E8E4' };
export const silverBanner = { url: '/media/banner-silver.webp', width: 1920, height: 900, colour: '#2C2621' };
export const goldBanner = { url: '/media/banner-gold.webp', width: 1920, height: 900, colour: '#E9E8E4' };
