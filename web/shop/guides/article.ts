import type { StoreOffer } from './offer.ts';

/** Texts of an article. All of them are translated; placeholders such as `{name}` are filled with store settings. */
interface ArticleText {
  title: string;
  lead: string;
  sections: readonly ArticleSection[];
}

export interface ArticleSection {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** Paragraphs; a nested array is a bulleted list. */
  body: readonly (string | readonly string[])[];
}

/** Builds an article from the store's settings, so that no page promises something the checkout does not offer. */
export type ArticleSource = (offer: StoreOffer) => ArticleText;

/** Returns the parts whose condition is met. */
export function omitFalse<Part extends string | object>(...parts: (Part | false)[]): Part[] {
  return parts.filter((part): part is Part => part !== false);
}
