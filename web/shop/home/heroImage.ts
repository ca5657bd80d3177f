const DEFAULT_URL = '/media/catalog/banner-home-hero.webp';

/** Returns the attributes of the hero photo with its sizes. */
export function buildHeroImage(url: string) {
  return {
    src: `${url}?w=1280`,
    srcSet: [640, 960, 1280, 1920].map((width) => `${url}?w=${width} ${width}w`).join(', '),
    // The banner is cropped, so its photo is wider than the screen.
    sizes:
      '(min-width: 1536px) 1750px, (min-width: 900px) max(100vw, 1195px), (min-width: 600px) 134vw, 194vw',
    width: 2400,
    height: 1125,
  };
}

/** Default photo, preloaded by the page before any script runs. The server replaces it if staff chose another. */
export const heroImage = buildHeroImage(DEFAULT_URL);

/** True for the default photo, which has an empty part for the text. */
export function isDefaultHero(url: string): boolean {
  return url === DEFAULT_URL;
}

export const DEFAULT_HERO_URL = DEFAULT_URL;
