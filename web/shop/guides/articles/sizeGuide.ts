import type { ArticleText } from '../article.ts';

export const sizeGuide: ArticleText = {
  title: /*i18n*/ 'Size guide',
  lead: /*i18n*/ 'Rings are sold by Indian and Nepali numbers, necklaces by inches. Measure a ring you own on this screen, or a finger with a strip of paper.',
  sections: [
    {
      id: 'paper',
      title: /*i18n*/ 'With a strip of paper',
      body: [
        [
          /*i18n*/ 'Wrap a narrow strip of paper around the finger, snug but able to pass the knuckle.',
          /*i18n*/ 'Mark where it meets itself, lay it flat, and measure in millimetres.',
          /*i18n*/ 'Find the number in the table under “Round”. Between two sizes take the larger one.',
        ],
        /*i18n*/ 'Measure in the evening, with warm hands, and twice. A wide band sits tighter: take one size more from 6 mm of width on.',
      ],
    },
    {
      id: 'surprise',
      title: /*i18n*/ 'For a surprise',
      body: [
        /*i18n*/ 'Borrow a ring that is worn on the same finger, and lay it on the circle above. If that cannot be done, most women in Nepal wear between 10 and 14, most men between 18 and 22. Another size is exchanged once for free.',
      ],
    },
    {
      id: 'earrings',
      title: /*i18n*/ 'Earrings',
      body: [
        /*i18n*/ 'The weight on the page is that of the pair. Up to about 6 g a pair is forgotten while it is worn; from 12 g on, ask us about a chain that carries part of it over the ear.',
      ],
    },
  ],
};
