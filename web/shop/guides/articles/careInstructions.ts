import type { ArticleText } from '../article.ts';

export const careInstructions: ArticleText = {
  title: /*i18n*/ 'Care instructions',
  lead: /*i18n*/ 'A piece that is worn every day asks for little: a soft cloth, a dry pouch, and a visit to us now and then. Cleaning and polishing in the store cost nothing, for as long as you wear it.',
  sections: [
    {
      id: 'every-day',
      title: /*i18n*/ 'Every day',
      body: [
        [
          /*i18n*/ 'Put your jewelry on last, after perfume, cream and hairspray, and take it off first.',
          /*i18n*/ 'Take it off to swim, to bathe, to knead and to lift. Chlorine and salt water work on solder, and a ring catches where a hand does not.',
          /*i18n*/ 'Keep each piece by itself. A diamond scratches gold, gold scratches silver, and chains make knots of one another.',
          /*i18n*/ 'Look at clasps, hooks and claws in good light once a month. If a stone moves, stop wearing the piece and bring it.',
        ],
      ],
    },
    {
      id: 'gold',
      title: /*i18n*/ 'Gold',
      body: [
        /*i18n*/ 'Wash it in lukewarm water with a drop of mild soap and a soft brush, rinse it, and dry it with a cloth. Do it over a bowl, not over an open drain.',
        /*i18n*/ '22K gold is nearly pure and soft: it takes small marks, which polish out. 18K is harder and better for stones and for hands that work.',
        /*i18n*/ 'White gold wears a thin coat of rhodium. When it looks warmer than it did, bring it in and we will tell you what a new coat takes.',
      ],
    },
    {
      id: 'silver',
      title: /*i18n*/ 'Silver',
      body: [
        /*i18n*/ 'Sterling silver (925) darkens in the air, and most where it is not worn. Wipe it with a soft cloth after wearing and keep it in its pouch with the air pressed out.',
        /*i18n*/ 'An oxidised ground is meant to be dark. Polish only what stands out, and never dip such a piece: the dip takes the shadow and leaves it flat.',
      ],
    },
    {
      id: 'diamonds',
      title: /*i18n*/ 'Diamonds, rubies and sapphires',
      body: [
        /*i18n*/ 'They are hard, and they love grease. A soft brush and warm soapy water behind the stone bring the light back.',
        /*i18n*/ 'Hard does not mean safe: a blow on the edge can chip any stone, and a pulled claw can let it go.',
      ],
    },
    {
      id: 'emeralds',
      title: /*i18n*/ 'Emeralds',
      body: [
        /*i18n*/ 'Nearly every emerald is oiled. No ultrasonic bath, no steam, no hot water, no strong soap: a damp cloth is enough.',
      ],
    },
    {
      id: 'pearls',
      title: /*i18n*/ 'Pearls',
      body: [
        /*i18n*/ 'Pearls come last when dressing and first when undressing. Perfume and sweat dull them. Wipe them with a damp cloth and let a strand lie flat to dry, so that its thread does not stretch.',
      ],
    },
    {
      id: 'pote',
      title: /*i18n*/ 'Pote, glass beads and thread',
      body: [
        /*i18n*/ 'Glass dislikes hard edges and wet thread. Wipe a tilhari dry, hang it rather than fold it, and bring the strands for new thread once in a few years.',
      ],
    },
    {
      id: 'in-the-store',
      title: /*i18n*/ 'In the store',
      body: [
        /*i18n*/ 'Bring any piece of ours to {address}. We clean and polish it while you wait, look at every claw and clasp, and tell you before anything that would cost you something.',
        /*i18n*/ 'Polishing takes off a breath of metal each time. Once a year is plenty.',
      ],
    },
  ],
};
