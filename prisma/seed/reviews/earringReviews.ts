import type { ReviewTexts } from './reviewTexts.ts';

export const EARRING_REVIEWS: ReviewTexts = {
  'jhumka-rato-moti-22k': [
    [
      5,
      'They sing a little',
      'The pearls touch the bell when I walk. Light for their size, even after a long wedding.',
    ],
    [5, 'Bought for my sister', 'The rosette is as finely worked as the bell. She cried.'],
    [
      4,
      'Worth the wait',
      'The making charge is fair when one sees the three friezes. The nuts could be larger.',
    ],
  ],
  'pipal-leaf-earrings-22k': [
    [5, 'Like real leaves', 'The drip tip is right. They turn slowly and catch the morning.'],
    [4, 'Light', 'No pull on the ear at all. Hooks without a stopper, so I added my own.'],
  ],
  'classic-tube-hoops-22k': [
    [5, 'Every day', 'On in January and not off since. The wire closes with a small click.'],
    [4, null, 'Good shine. Hollow, so do not sit on them.'],
  ],
  'sleeper-huggies-18k': [
    [5, 'I do sleep in them', 'No scratch, no pinch. The hinge is still tight after half a year.'],
    [5, 'For a second piercing', 'Exactly close enough. I ordered another pair for the third.'],
  ],
  'moti-pearl-studs-18k': [
    [5, 'They stay up', 'With the wide nuts the pearls do not look at the floor. At last.'],
    [5, 'Office pearls', 'Round, clean, quiet. Matched so well that I stopped asking which is left.'],
    [3, null, 'Good pearls, but I hoped for a warmer tone.'],
  ],
  'jhumka-oxidised-925': [
    [5, 'My cotton sari thanks you', 'The turquoise is just enough colour. Much lighter than they look.'],
    [5, null, 'The granules are even all the way round. I was told twice they must be antique.'],
    [4, 'Big and good', 'Wear them with the nut pushed tight. Came a day early.'],
    [
      3,
      'One bead was loose',
      'It came off in the second week. They mended it at once, so three stars and my thanks.',
    ],
  ],
  'pipal-leaf-earrings-925': [
    [5, 'Still bright', 'The coating works. No dark spots through the whole monsoon.'],
    [4, 'Pretty veins', 'Long enough to show under my hair. I would like a smaller size too.'],
  ],
  'twisted-rope-hoops-925': [
    [5, 'Please make more', 'My friend wants the same pair and they are sold out.'],
    [4, 'They catch the light', 'A nice thickness at the front. The wire needs a good look to close.'],
  ],
  'sleeper-huggies-925': [
    [5, 'For my daughter', 'Smooth inside, no red ears. A good price for real silver.'],
    [4, null, 'Secure click. They darkened a little and cleaned up in a minute.'],
    [5, 'Second pair', 'I lost nothing, I just wanted two more.'],
  ],
  'tara-diamond-studs-white-18k': [
    [5, 'They go with everything', 'Bright even on a grey day. The posts are thick, as described.'],
    [4, 'Small but lively', 'One carat for the pair is plenty. The nuts hold well.'],
  ],
  'chandra-halo-studs-18k': [
    [5, null, 'Side light does reach every stone. I keep turning my head.'],
    [3, 'Good, a little heavy', 'Fine stones. They droop slightly on my thin lobes.'],
  ],
  'panna-emerald-drop-earrings-18k': [
    [5, 'They move with you', 'Four joints in each drop and no sound. The two greens match perfectly.'],
  ],
  'jyoti-diamond-huggies-rose-18k': [
    [5, 'Evening and morning', 'Small enough for the office and bright enough for dinner.'],
    [4, 'Lovely rose', 'The channel is smooth to the touch. The hinge was stiff in the first week.'],
  ],
};
