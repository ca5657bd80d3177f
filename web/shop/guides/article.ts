/** A page to read. All texts are sources for translation; `{name}` and its like are the store's facts. */
export interface ArticleText {
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
