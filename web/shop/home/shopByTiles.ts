/** Tall photo that links to a part of the catalogue. */
export interface ShopByTile {
  label: string;
  query: Record<string, string>;
  image: { url: string; alt: string; width: number; height: number; colour: string };
}

export const metalTiles: ShopByTile[] = [
  {
    label: /*i18n*/ 'Gold',
    query: { category: 'gold' },
    image: buildPhoto('sayapatri-bloom-ring-22k-2', '#4c412e'),
  },
  {
    label: /*i18n*/ 'Silver',
    query: { category: 'silver' },
    image: buildPhoto('phool-lahara-oxidised-band-925-2', '#3c3a36'),
  },
  {
    label: /*i18n*/ 'Diamond',
    query: { category: 'diamond' },
    image: buildPhoto('chandra-halo-ring-white-18k-2', '#3e3d39'),
  },
];

export const typeTiles: ShopByTile[] = [
  {
    label: /*i18n*/ 'Rings',
    query: { type: 'rings' },
    image: buildPhoto('laligurans-ruby-cluster-ring-18k-4', '#cac3b8'),
  },
  {
    label: /*i18n*/ 'Necklaces',
    query: { type: 'necklaces' },
    image: buildPhoto('asharfi-coin-necklace-22k-4', '#b8ab96'),
  },
  {
    label: /*i18n*/ 'Earrings',
    query: { type: 'earrings' },
    image: buildPhoto('jhumka-rato-moti-22k-4', '#ad9d82'),
  },
];

function buildPhoto(name: string, colour: string): ShopByTile['image'] {
  return { url: `/media/catalog/${name}.webp`, alt: '', width: 1280, height: 1280, colour };
}
