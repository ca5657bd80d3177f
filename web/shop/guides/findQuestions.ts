import type { QuestionGroup } from './articles/faq.ts';

/** The questions in which, with their answers, every word that was typed occurs; empty groups are left out. */
export function findQuestions(groups: readonly QuestionGroup[], typed: string): QuestionGroup[] {
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
