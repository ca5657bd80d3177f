/** Questions and answers as displayed. */
export interface DisplayedGroup {
  title: string;
  questions: readonly { question: string; answer: string }[];
}

/** Returns the questions that contain every typed word, including their answers. Empty groups are omitted. */
export function findQuestions(groups: readonly DisplayedGroup[], searchText: string): DisplayedGroup[] {
  const searchTerms = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = `${title} ${question} ${answer}`.toLowerCase();
        return searchTerms.every((searchTerm) => text.includes(searchTerm));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
