import { type ArticleSource, omitFalse } from '../article.ts';

export const sizeGuide: ArticleSource = ({ hasAssurance }) => ({
  title: /*i18n*/ 'Size guide',
  lead: /*i18n*/ 'Our ring sizes use Indian and Nepali numbers; necklace lengths are in inches. Measure a ring you own on this screen, or a finger with a strip of paper.',
  sections: [
    {
      id: 'paper',
      title: /*i18n*/ 'With a strip of paper',
      body: [
        [
          /*i18n*/ 'Wrap a narrow strip of paper around the finger, snug but able to pass the knuckle.',
          /*i18n*/ 'Mark where the ends meet, lay it flat and measure in millimetres.',
          /*i18n*/ 'Find the number in the table under “Circumference”. Between two sizes, choose the larger one.',
        ],
        /*i18n*/ 'Measure twice, in the evening and with warm hands. Wide bands fit more tightly: go up one size if the band is 6 mm or wider.',
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
        /*i18n*/ 'The weight on a product page is for the pair. Pairs up to about 6 g are comfortable all day; from 12 g, ask us about a support chain worn over the ear.',
      ],
    },
  ],
});
