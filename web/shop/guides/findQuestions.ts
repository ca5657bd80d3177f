/** Questions with their answers, as they are shown. */
export interface ShownGroup {
  title: string;
  questions: readonly { question: string; answer: string }[];
}

/** The questions in which, with their answers, every word that was typed occurs; empty groups are left out. */
export function findQuestions(groups: readonly ShownGroup[], typed: string): ShownGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
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
