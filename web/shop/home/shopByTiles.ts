/** A tall crop of a photograph that leads to a part of the catalog. */
export interface ShopByTile {
  label: string;
  query: Record<string, string>;
  image: { url: string; alt: string; width: number; height: number; colour: string };
  /** Which part of it is kept, in percent from its left. */
  crop: number;
}

const LIGHT = '#E9E8E4';
const DARK = '#2C2621';

export const metalTiles: ShopByTile[] = [
  { label: /*i18n*/ 'Gold', query: { category: 'gold' }, image: banner('gold', LIGHT), crop: 77 },
  { label: /*i18n*/ 'Silver', query: { category: 'silver' }, image: banner('silver', DARK), crop: 53 },
  { label: /*i18n*/ 'Diamond', query: { category: 'diamond' }, image: banner('diamond', DARK), crop: 47 },
];

export const typeTiles: ShopByTile[] = [
  {
    label: /*i18n*/ 'Rings',
    query: { type: 'rings' },
    image: photograph('laligurans-ruby-cluster-ring-18k-2', DARK),
    crop: 50,
  },
  {
    label: /*i18n*/ 'Necklaces',
    query: { type: 'necklaces' },
    image: photograph('naugedi-choker-22k-1', LIGHT),
    crop: 50,
  },
  {
    label: /*i18n*/ 'Earrings',
    query: { type: 'earrings' },
    image: photograph('pipal-leaf-earrings-22k-2', DARK),
    crop: 50,
  },
];

function banner(name: string, colour: string): ShopByTile['image'] {
  return { url: `/media/banner-${name}.webp`, alt: '', width: 1920, height: 900, colour };
}

function photograph(name: string, colour: string): ShopByTile['image'] {
  return { url: `/media/${name}.webp`, alt: '', width: 1000, height: 1000, colour };
}
