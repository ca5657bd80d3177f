const URL = '/media/banner-home-hero.webp';

/** What the page can ask for before it has read a line of script. */
export const heroImage = {
  src: `${URL}?w=1280`,
  srcSet: [640, 960, 1280, 1920].map((width) => `${URL}?w=${width} ${width}w`).join(', '),
  // Where the banner is cropped it is shown wider than the screen.
  sizes: '(min-width: 1536px) 1750px, (min-width: 900px) max(100vw, 1195px), (min-width: 600px) 134vw, 194vw',
  width: 1920,
  height: 900,
};
