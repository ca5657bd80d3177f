import { type ArticleSource, withoutFalse } from '../article.ts';

export const sizeGuide: ArticleSource = ({ hasAssurance }) => ({
  title: /*i18n*/ 'Size guide',
  lead: /*i18n*/ 'Rings are sold by Indian and Nepali numbers, necklaces by inches. Measure a ring you own on this screen, or a finger with a strip of paper.',
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
        /*i18n*/ 'Measure twice, in the evening and with warm hands. Wide bands fit tighter: go up one size from a width of 6 mm.',
      ],
    },
    {
      id: 'surprise',
      title: /*i18n*/ 'For a surprise',
      body: withoutFalse(
        /*i18n*/ 'Borrow a ring worn on the same finger and place it on the circle above. If you can’t, most women in Nepal wear between 10 and 14, most men between 18 and 22.',
        hasAssurance('SIZE_EXCHANGE') &&
          /*i18n*/ 'We exchange the size of a ring once without a fee. You pay or receive only the price difference.',
      ),
    },
    {
      id: 'earrings',
      title: /*i18n*/ 'Earrings',
      body: [
        /*i18n*/ 'The weight on the page is for the pair. Pairs up to about 6 g are comfortable all day; from 12 g, ask us about a support chain worn over the ear.',
      ],
    },
  ],
});
