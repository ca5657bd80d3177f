import { type ArticleSource, omitFalse } from '../article.ts';

export const sizeGuide: ArticleSource = ({ hasAssurance }) => ({
  title: /*i18n*/ 'Size guide',
  lead: /*i18n*/ 'Our ring sizes follow the Indian and Nepali scale; necklace lengths are in inches. Measure a ring you own on this screen, or your finger with a strip of paper.',
  sections: [
    {
      id: 'paper',
      title: /*i18n*/ 'Measuring with a strip of paper',
      body: [
        [
          /*i18n*/ 'Wrap a narrow strip of paper around the finger, snug but loose enough to slide over the knuckle.',
          /*i18n*/ 'Mark where the ends meet, lay the strip flat and measure to the mark in millimetres.',
          /*i18n*/ 'Find the number in the table under “Circumference”. If you’re between two sizes, choose the larger one.',
        ],
        /*i18n*/ 'Measure twice, in the evening, when your hands are warm. Wide bands fit more tightly: go up one size if the band is 6 mm wide or more.',
      ],
    },
    {
      id: 'surprise',
      title: /*i18n*/ 'Buying a ring as a surprise',
      body: omitFalse(
        /*i18n*/ 'Borrow a ring worn on the same finger and place it on the circle above. If you can’t, choose a common size: most women in Nepal wear 10 to 14, most men 18 to 22.',
        hasAssurance('SIZE_EXCHANGE') &&
          /*i18n*/ 'We exchange a ring for another size once, free of charge. You pay or receive only the price difference.',
      ),
    },
    {
      id: 'earrings',
      title: /*i18n*/ 'Earrings',
      body: [
        /*i18n*/ 'The weight on a product page is for the pair. Pairs of up to about 6 g are comfortable all day; for pairs of 12 g or more, ask us about a support chain worn over the ear.',
      ],
    },
  ],
});
