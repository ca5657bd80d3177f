import type { ReviewTexts } from './reviewTexts.ts';

export const RING_REVIEWS: ReviewTexts = {
  'sadha-mundri-plain-band-22k': [
    [
      5,
      'Our engagement mundri',
      'Plain, heavy and right. We weighed it at home and it matched to the second decimal.',
    ],
    [
      5,
      'Worn for four months',
      'Never off my hand since the day. The inside is so smooth that I forget it is there.',
    ],
    [4, 'Size runs true', 'My old ring is a 16 and so is this. Only the box could be a little sturdier.'],
    [
      5,
      null,
      'The price was explained line by line. I could show the table to my father and he had no questions.',
    ],
  ],
  'phool-lahara-engraved-mundri-22k': [
    [
      5,
      'You cannot find the seam',
      'I turned it round and round looking for where the vine begins. There is no such place.',
    ],
    [
      5,
      'Like my grandmother’s',
      'Hers was worn flat after fifty years. This one has the same flowers, crisp again.',
    ],
    [
      4,
      'Wider than I thought',
      'Lovely work. At 6.6 mm it covers a good part of a small finger, so measure first.',
    ],
  ],
  'tribeni-twisted-band-rose-18k': [
    [5, 'Warm colour', 'The rose is gentle, not copper. It sits well next to a yellow band.'],
    [
      4,
      'Comfortable twist',
      'Nothing catches, not even wool. It feels half a size tighter because of the width.',
    ],
    [
      3,
      'Nice, but thin for me',
      'Well finished, though I expected a bit more weight in the hand for the price.',
    ],
  ],
  'surya-signet-ring-22k': [
    [
      5,
      'For my husband’s fortieth',
      'The sun is cut deep enough to read without glasses. He wears it on the little finger.',
    ],
    [4, 'Good weight', 'Hollow behind the head, as they say, and still solid to the touch.'],
  ],
  'sayapatri-bloom-ring-22k': [
    [5, 'Tihar on one finger', 'Every petal has its own veins. I was asked about it all evening.'],
    [5, null, 'Sits level, does not spin. A festival ring that one can actually cook in.'],
    [4, 'Beautiful, needs care', 'The petals catch a little on a shawl. The polish inside is perfect.'],
    [
      3,
      'A big flower',
      'Finely made, but larger on my hand than in the photograph. They exchanged the size without fuss.',
    ],
  ],
  'milgrain-bevel-band-925': [
    [5, 'Simple and straight', 'Clean edges, even beads. We bought two as wedding bands to begin with.'],
    [4, 'Good for the price', 'Bright after two months of daily wear. Small scratches, as silver has.'],
    [
      2,
      'Too shiny for me',
      'Well made, but I expected a softer finish. My mistake perhaps; the close-up does show it.',
    ],
  ],
  'tribeni-twisted-band-925': [
    [5, 'Stacks well', 'I wear it between two plain bands and it holds them apart nicely.'],
    [5, 'Gift for my sister', 'Arrived in two days, wrapped with care. She has not taken it off.'],
    [
      3,
      'Took a week to change',
      'The first size was too small. The exchange was free, only slow over the holidays.',
    ],
  ],
  'surya-signet-oxidised-925': [
    [
      5,
      'The dark one is better',
      'The petals stand out and the high points have begun to shine by themselves.',
    ],
    [4, 'Solid ring', 'Comfortable on a large hand. I would like a size 28 as well.'],
  ],
  'phool-lahara-oxidised-band-925': [
    [
      5,
      'Every leaf is there',
      'I looked with a loupe. For this price I did not expect the milgrain to be so even.',
    ],
    [
      2,
      'Finish wore off quickly',
      'Nearly bright after a month of washing dishes. They offered to darken it again at no cost.',
    ],
  ],
  'himal-solitaire-ring-18k': [
    [
      5,
      'She said yes',
      'The stone is alive even in the evening. We had it looked at, and all was as written here.',
    ],
    [4, 'High setting', 'Beautiful, and it catches on gloves, as a high crown will. I would buy it again.'],
  ],
  'himal-solitaire-ring-white-18k': [
    [
      5,
      'Very white',
      'We compared it with three shops in New Road. Here the price was the clearest and the stone the cleanest.',
    ],
  ],
  'chandra-halo-ring-white-18k': [
    [5, 'Looks like two carats', 'The halo does what they promise. It was insured all the way to our door.'],
    [4, 'Lovely ring', 'I needed half a size more than usual. The resizing was done while we had tea.'],
  ],
  'triveni-sapphire-three-stone-ring-18k': [
    [
      5,
      'The blue is right',
      'Not too dark. They tell you openly that the sapphires are heated, and I liked that.',
    ],
  ],
  'ananta-eternity-band-white-18k': [
    [
      5,
      'Tenth anniversary',
      'Use the ring sizer first, as they say. Mine fits exactly and sparkles from every side.',
    ],
    [
      3,
      'Pretty, a bit sharp',
      'The claws scratched the ring beside it in the first week. The store smoothed them for me.',
    ],
  ],
  'laligurans-ruby-cluster-ring-18k': [
    [
      5,
      'Our national flower',
      'The ruby is a true red and the petals sit low. I can put my hand in a pocket.',
    ],
    [4, 'Much admired', 'The split shank makes it feel wide, so go up a size.'],
  ],
  'panna-oval-emerald-ring-18k': [
    [5, 'An honest emerald', 'It has its garden, as described, and a deep green under lamp light.'],
  ],
};
