import type { Offer } from './offer.ts';

/** A page to read. All texts are sources for translation; `{name}` and its like are the store's facts. */
interface ArticleText {
  title: string;
  lead: string;
  sections: readonly ArticleSection[];
}

export interface ArticleSection {
  /** Names the section in the page. */
  id: string;
  title: string;
  /** Paragraphs; a list stands in a list of its own. */
  body: readonly (string | readonly string[])[];
}

/** Writes an article for what the store offers, so that no page promises what the checkout does not keep. */
export type ArticleSource = (offer: Offer) => ArticleText;

/** The parts that apply; those whose condition is not met are left out. */
export function applying<Part extends string | object>(...parts: (Part | false)[]): Part[] {
  return parts.filter((part): part is Part => part !== false);
}
