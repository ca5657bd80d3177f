import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { getRelatedMetalLabels } from './getRelatedMetalLabels.ts';

type RelatedMetal = Parameters<typeof getRelatedMetalLabels>[1][number];

const yellowMetal: RelatedMetal = {
  id: 'yellow',
  metal: 'GOLD',
  purity: '18K',
  metalColour: 'yellow',
  gemstones: [],
};
const createPoteBeads = (colour: string) => [{ kind: 'glass pote bead', colour }];

function getLabels(...relatedMetals: RelatedMetal[]) {
  return [...getRelatedMetalLabels(i18n, relatedMetals).values()];
}

test('related metals in two metals are labelled by metal', () => {
  expect(getLabels(yellowMetal, { ...yellowMetal, id: 'silver', metal: 'SILVER', purity: '925' })).toEqual([
    '18K gold',
    '925 silver',
  ]);
});

test('related metals in one metal are labelled by colour or stones', () => {
  const whiteMetal = { ...yellowMetal, id: 'white', metalColour: 'white' };
  expect(getLabels(yellowMetal, whiteMetal)).toEqual(['18K gold, yellow', '18K gold, white']);
  const metalWithRedBeads = { ...yellowMetal, id: 'red', gemstones: createPoteBeads('red') };
  const metalWithGreenBeads = { ...yellowMetal, id: 'green', gemstones: createPoteBeads('green') };
  expect(getLabels(metalWithRedBeads, metalWithGreenBeads)).toEqual(['18K gold, red', '18K gold, green']);
  const metalWithRuby = { ...yellowMetal, id: 'ruby', gemstones: [{ kind: 'ruby', colour: 'red' }] };
  expect(getLabels(metalWithRedBeads, metalWithRuby)).toEqual([
    '18K gold, glass pote bead',
    '18K gold, ruby',
  ]);
});
