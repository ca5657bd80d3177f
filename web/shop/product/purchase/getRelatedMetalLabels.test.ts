import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { getRelatedMetalLabels } from './getRelatedMetalLabels.ts';

type RelatedMetal = Parameters<typeof getRelatedMetalLabels>[1][number];

const yellow: RelatedMetal = {
  id: 'yellow',
  metal: 'GOLD',
  purity: '18K',
  metalColour: 'yellow',
  gemstones: [],
};
const createPoteBeads = (colour: string) => [{ kind: 'glass pote bead', colour }];

function labels(...relatedMetals: RelatedMetal[]) {
  return [...getRelatedMetalLabels(i18n, relatedMetals).values()];
}

test('related metals in two metals are labelled by metal', () => {
  expect(labels(yellow, { ...yellow, id: 'silver', metal: 'SILVER', purity: '925' })).toEqual([
    '18K gold',
    '925 silver',
  ]);
});

test('related metals in one metal are labelled by colour or stones', () => {
  const white = { ...yellow, id: 'white', metalColour: 'white' };
  expect(labels(yellow, white)).toEqual(['18K gold, yellow', '18K gold, white']);
  const red = { ...yellow, id: 'red', gemstones: createPoteBeads('red') };
  const green = { ...yellow, id: 'green', gemstones: createPoteBeads('green') };
  expect(labels(red, green)).toEqual(['18K gold, red', '18K gold, green']);
  const ruby = { ...yellow, id: 'ruby', gemstones: [{ kind: 'ruby', colour: 'red' }] };
  expect(labels(red, ruby)).toEqual(['18K gold, glass pote bead', '18K gold, ruby']);
});
