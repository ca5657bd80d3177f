import type { ReviewTexts } from './reviewTexts.ts';

export const NECKLACE_REVIEWS: ReviewTexts = {
  'tilhari-red-pote-22k': [
    [
      5,
      'As it should be',
      'Three bands, good relief, and the pote is a proper red. My mother-in-law approved, which says enough.',
    ],
    [
      5,
      'They told me about the lac',
      'Other shops let you think the barrel is solid. Here the gold weight stood on its own line.',
    ],
    [4, 'Heavy, in a good way', 'Twenty-four inches reaches where I want it. The clasp was stiff at first.'],
  ],
  'tilhari-green-pote-22k': [
    [5, 'For Saun', 'The green is deep, close to bottle glass. I wore it all month.'],
  ],
  'asharfi-coin-necklace-22k': [
    [5, 'Faces forward all evening', 'The coins do not turn over when I dance. That alone is worth it.'],
  ],
  'sirbandi-ruby-pendant-22k': [
    [
      5,
      'The fringe moves',
      'Every little leaf hangs free. I wore it for the reception and nobody looked at the cake.',
    ],
    [4, 'Beautiful, chain a bit short', 'The pendant is wonderful. Take the 20 inch for a high collar.'],
  ],
  'maya-heart-pendant-18k': [
    [5, 'Engraved with a date', 'The letters are small and clean. It was ready on the day they said.'],
    [4, 'Simple heart', 'Light and smooth on both sides. The chain could be five centimetres longer.'],
  ],
  'pipal-vine-bar-necklace-rose-18k': [
    [5, 'Lies flat', 'It stays level under a shirt collar the whole day.'],
    [4, 'Fine work', 'You have to come close to see the leaves, and then you keep looking.'],
  ],
  'maya-heart-pendant-925': [
    [5, 'Good first present', 'A nice weight for silver, and the box is pretty.'],
    [4, null, 'Polished like a mirror. It came a day later than planned because of the rain.'],
    [3, 'Shows fingerprints', 'Well made, but so bright that one sees every touch.'],
  ],
  'pipal-vine-bar-necklace-925': [
    [5, 'With everything', 'Office, wedding, weekend. The lobster clasp is easy to close alone.'],
    [4, 'Nice layered', 'I wear it above a longer pendant. No tangles so far.'],
  ],
  'asharfi-oxidised-necklace-925': [
    [
      5,
      'A whole festival for less than ten thousand',
      'The dotted rims are sharp and the dark ground makes them readable.',
    ],
    [
      4,
      'Good with a cotton sari',
      'It leaves a grey shadow on white cloth for the first days. Rub it with a towel once.',
    ],
  ],
  'moti-pearl-strand-925': [
    [5, 'Even and creamy', 'I held them next to my mother’s and could not tell which was which.'],
    [4, 'Knotted properly', 'Each pearl has its knot. I had it shortened by two inches, without charge.'],
    [
      2,
      'Smaller than expected',
      'Real pearls, no doubt, but 7.8 mm is less than it looks on the screen. They took it back kindly.',
    ],
  ],
  'tilhari-blue-pote-925': [
    [5, 'Blue suits silver', 'A tilhari I can wear to work. Three people asked where it was from.'],
    [4, null, 'The barrel has the same pattern as the gold one. Strong thread, neat ends.'],
  ],
  'tara-solitaire-pendant-white-18k': [
    [5, 'One star is enough', 'The rim protects it, so I never take it off.'],
  ],
  'maya-open-heart-diamond-rose-18k': [
    [5, 'The small stone floats', 'It looks loose and is not. I tried.'],
    [
      3,
      'Prettier in the photograph',
      'Good stones, but the heart is smaller than I had in mind. Do read the measurements.',
    ],
  ],
  'indreni-diamond-bar-necklace-18k': [
    [
      5,
      'A quiet rainbow',
      'The curve follows the collarbone exactly. It arrived insured, against a signature.',
    ],
    [4, null, 'Lovely line. I would like an extender of two centimetres.'],
  ],
};
