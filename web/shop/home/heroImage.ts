const URL = '/media/catalog/banner-home-hero.webp';

/** A picture at the top of home, in the sizes that it is asked for. */
export function heroImageOf(url: string) {
  return {
    src: `${url}?w=1280`,
    srcSet: [640, 960, 1280, 1920].map((width) => `${url}?w=${width} ${width}w`).join(', '),
    // Where the banner is cropped it is shown wider than the screen.
    sizes:
      '(min-width: 1536px) 1750px, (min-width: 900px) max(100vw, 1195px), (min-width: 600px) 134vw, 194vw',
    width: 2400,
    height: 1125,
  };
}

/** What the page can ask for before it has read a line of script; the server names another where staff chose one. */
export const heroImage = heroImageOf(URL);

/** Whether it is the house's own, whose empty part the words were placed into. */
export function isHouseHero(url: string): boolean {
  return url === URL;
}

export const HOUSE_HERO_URL = URL;
