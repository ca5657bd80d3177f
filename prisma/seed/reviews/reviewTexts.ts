/** Stars, title and comment, by the product's slug. */
export type ReviewTexts = Readonly<
  Record<string, readonly (readonly [stars: number, title: string | null, comment: string])[]>
>;
