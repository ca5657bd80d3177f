/** Questions and answers as displayed. */
export interface DisplayedGroup {
  title: string;
  questions: readonly { question: string; answer: string }[];
}

/** Returns the questions that contain every typed word, including their answers. Empty groups are omitted. */
export function findQuestions(groups: readonly DisplayedGroup[], searchText: string): DisplayedGroup[] {
  const words = searchText.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = `${title} ${question} ${answer}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
