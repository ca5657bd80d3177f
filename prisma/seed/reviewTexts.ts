/** What customers say, by how many stars they give. */
export const REVIEW_TEXTS: Record<number, readonly { title: string; comment: string }[]> = {
  5: [
    {
      title: 'Exactly as pictured',
      comment:
        'The photographs are honest. The colour of the gold is warm, and the finish inside is as clean as outside.',
    },
    {
      title: 'Weighed it at home',
      comment:
        'I checked it on a goldsmith’s scale and the weight matched to the second decimal. The breakdown made it easy to explain the price at home.',
    },
    {
      title: 'For my sister’s wedding',
      comment:
        'Ordered on Sunday, arrived on Tuesday, well packed and insured. Everybody asked where it was from.',
    },
    {
      title: 'Worn every day',
      comment: 'Four months of daily wear and it still looks new. No sharp edges anywhere.',
    },
    {
      title: 'Beautiful work',
      comment: 'You can see the tool marks where they should be and nowhere else. Worth the making charge.',
    },
    {
      title: 'A gift that was kept on',
      comment: 'My mother put it on and has not taken it off since. The box is lovely too.',
    },
    {
      title: 'Clear price',
      comment: 'First shop where I understood what I was paying for. Metal, making, stones, done.',
    },
  ],
  4: [
    {
      title: 'Very good, a little late',
      comment: 'The piece is lovely. The courier took two days longer than promised because of the rain.',
    },
    {
      title: 'Lighter than I thought',
      comment:
        'Well made and comfortable. It looks slightly smaller on the hand than on the screen, so read the measurements.',
    },
    {
      title: 'Good size guide',
      comment: 'The size was right the first time. I would have liked a second pair of backs in the box.',
    },
    {
      title: 'Nice shine',
      comment: 'The polish is excellent. The clasp was stiff in the first week and is fine now.',
    },
    {
      title: 'Happy with it',
      comment: 'Comfortable and well finished. Took one star because the engraving could be deeper.',
    },
  ],
  3: [
    {
      title: 'Good, not great',
      comment: 'The work is fine, but the stone is a little smaller than I imagined from the close-up.',
    },
    {
      title: 'Had to change the size',
      comment: 'They exchanged it without a word, which was kind, but it took a week.',
    },
  ],
  2: [
    {
      title: 'Not for me',
      comment: 'It is well made, but it tarnished faster than I hoped. The store cleaned it for free.',
    },
  ],
};

/** How often each number of stars is given. */
export const STARS = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 5, 4, 5, 2, 5, 4, 5, 3, 5] as const;
