import type { ArticleSource } from '../article.ts';

export const careInstructions: ArticleSource = ({ hasAssurance }) => ({
  title: /*i18n*/ 'Care instructions',
  lead: hasAssurance('CLEANING')
    ? /*i18n*/ 'Everyday jewelry needs little care: a soft cloth, a dry pouch and a visit to us now and then. Cleaning and polishing in our store are free for life.'
    : /*i18n*/ 'Everyday jewelry needs little care: a soft cloth, a dry pouch and a visit to us now and then.',
  sections: [
    {
      id: 'every-day',
      title: /*i18n*/ 'Everyday care',
      body: [
        [
          /*i18n*/ 'Put your jewelry on last, after perfume, cream and hairspray, and take it off first.',
          /*i18n*/ 'Take your jewelry off before you swim, bathe, cook or lift weights. Chlorine and salt water weaken solder, and rings snag easily.',
          /*i18n*/ 'Store each piece separately. Diamonds scratch gold, gold scratches silver, and chains tangle.',
          /*i18n*/ 'Check clasps, hooks and claws in good light once a month. If a stone moves, stop wearing the piece and bring it in.',
        ],
      ],
    },
    {
      id: 'gold',
      title: /*i18n*/ 'Gold',
      body: [
        /*i18n*/ 'Wash gold in lukewarm water with a drop of mild soap and a soft brush, rinse it and dry it with a cloth. Use a bowl, not the sink: small pieces can slip down the drain.',
        /*i18n*/ '22K gold is nearly pure and soft: it picks up small marks, which polish out. 18K is harder, and better for stones and everyday wear.',
        /*i18n*/ 'White gold is plated with rhodium. When its colour turns warmer, bring it in and we will quote you for replating.',
      ],
    },
    {
      id: 'silver',
      title: /*i18n*/ 'Silver',
      body: [
        /*i18n*/ 'Sterling silver (925) tarnishes in the air, especially when it is not worn. Wipe it with a soft cloth after wearing and keep it in its pouch with the air pressed out.',
        /*i18n*/ 'An oxidised background is meant to be dark. Polish only the raised parts, and never use a silver dip: it removes the dark finish.',
      ],
    },
    {
      id: 'diamonds',
      title: /*i18n*/ 'Diamonds, rubies and sapphires',
      body: [
        /*i18n*/ 'These stones are hard, but grease dulls them. Clean behind each stone with a soft brush and warm soapy water to bring back the sparkle.',
        /*i18n*/ 'Even hard stones can chip: a knock on the edge can damage them, and a bent claw can let them fall out.',
      ],
    },
    {
      id: 'emeralds',
      title: /*i18n*/ 'Emeralds',
      body: [
        /*i18n*/ 'Nearly all emeralds are oiled. Avoid ultrasonic cleaners, steam, hot water and strong soap: a damp cloth is enough.',
      ],
    },
    {
      id: 'pearls',
      title: /*i18n*/ 'Pearls',
      body: [
        /*i18n*/ 'Put pearls on last and take them off first: perfume and sweat dull them. Wipe them with a damp cloth and let a strand dry flat so that the thread does not stretch.',
      ],
    },
    {
      id: 'pote',
      title: /*i18n*/ 'Pote, glass beads and thread',
      body: [
        /*i18n*/ 'Keep glass beads away from hard edges and water. Wipe a tilhari dry, hang it up rather than folding it, and have the strands restrung every few years.',
      ],
    },
    {
      id: 'in-the-store',
      title: /*i18n*/ 'In-store care',
      body: [
        hasAssurance('CLEANING')
          ? /*i18n*/ 'Bring any of our pieces to our store ({address}) as often as you like. We’ll clean and polish it for free while you wait, check every claw and clasp, and ask you before doing any paid work.'
          : /*i18n*/ 'Bring any of our pieces to our store ({address}). We’ll clean and polish it while you wait, check every claw and clasp, and ask you before doing any paid work.',
        /*i18n*/ 'Polishing removes a little metal each time. Once a year is plenty.',
      ],
    },
  ],
});
