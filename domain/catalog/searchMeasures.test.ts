import { expect, test } from 'vitest';
import { readMeasures } from './searchMeasures.ts';

const readSearch = (text: string) => {
  const { search, ...measures } = readMeasures(text);
  return { search: search.replace(/\s+/g, ' ').trim(), ...measures };
};

test.each([
  ['1 tola ring', 'ring', 9_331, 13_997],
  ['2 tola har', 'har', 18_662, 27_994],
  ['१ तोलाको सिक्री', 'सिक्री', 9_331, 13_997],
  ['half tola', '', 4_666, 6_998],
  ['aadha tola aunthi', 'aunthi', 4_666, 6_998],
  ['5g ring', 'ring', 4_000, 6_000],
  ['under 10 gram necklace', 'necklace', null, 10_000],
  ['1 tola भन्दा कम', '', null, 11_664],
  ['over 2 tola', '', 23_328, null],
  ['1-2 tola', '', 11_664, 23_328],
  ['5-10 gram ring', 'ring', 5_000, 10_000],
  ['dui tola', '', 18_662, 27_994],
  ['50 lal ring', 'ring', 4_666, 6_998],
  ['२५ लाल', '', 2_333, 3_499],
  ['2 suki', '', 4_666, 6_998],
  ['५ तोलाभन्दा कमको हार', 'हार', null, 58_320],
  ['1 tolasamma', '', null, 11_664],
  ['half a tola', '', 4_666, 6_998],
  ['one and half tola', '', 13_997, 20_995],
  ['1/2 tola', '', 4_666, 6_998],
  ['1½ tola', '', 13_997, 20_995],
  ['sawa tola', '', 11_664, 17_496],
  ['1 dekhi 2 tola ko har', 'har', 11_664, 23_328],
  ['8 anna', '', 4_666, 6_998],
  ['5g 10g', '', 5_000, 10_000],
])('"%s" searches for "%s" with a weight from %s to %s mg', (text, search, from, to) => {
  expect(readSearch(text)).toMatchObject({ search, weightMg: { from, to }, sizes: [] });
});

test.each([
  ['ring size 12', 'ring', ['12']],
  ['size 12 ring', 'ring', ['12']],
  ['12 size', '', ['12']],
  ['साइज १२ औंठी', 'औंठी', ['12']],
  ['18 inch chain', 'chain', ['18']],
  ['18" chain', 'chain', ['18']],
  ['18-inch', '', ['18']],
  ['18in chain', 'chain', ['18']],
  ['us size 7', '', ['14', '15']],
  ['size 7 us ring', 'ring', ['14', '15']],
  ['१८ इन्चको हार', 'हार', ['18']],
  ['ring size12', 'ring', ['12']],
  ['ring size-12', 'ring', ['12']],
  ['ring size: 12', 'ring', ['12']],
  ['ring size no 12', 'ring', ['12']],
  ['ring size 12-14', 'ring', ['12', '13', '14']],
  ['size 12 or 14', '', ['12', '14']],
  ['16-18 inch chain', 'chain', ['16', '17', '18']],
  ['16 18 inch', '', ['16', '18']],
  ['necklace 45 cm', 'necklace', ['18']],
  ['size 12 size 12', '', ['12']],
])('"%s" searches for "%s" in the sizes %j', (text, search, sizes) => {
  expect(readSearch(text)).toMatchObject({ search, sizes, weightMg: null });
});

test.each([
  ['18 inch', 'NECKLACES'],
  ['45cm', 'NECKLACES'],
  ['us size 7', 'RINGS'],
  ['us 7.5', 'RINGS'],
  ['size 12', null],
])('the size in "%s" applies to the product type %s', (text, sizeProductType) => {
  expect(readSearch(text)).toMatchObject({ sizeProductType });
});

test.each(['22k ring', '925', 'RG-D18-204', '"ring 18"', '"RG-D18-20"', 'ring', 'tolan', '18 carat'])(
  '"%s" contains no size or weight',
  (text) => {
    expect(readSearch(text)).toEqual({
      search: text,
      sizes: [],
      sizeProductType: null,
      weightMg: null,
      phrases: [],
    });
  },
);
