/** Stars, title and comment, by product slug. */
export type ReviewTexts = Readonly<
  Record<string, readonly (readonly [stars: number, title: string | null, comment: string])[]>
>;
