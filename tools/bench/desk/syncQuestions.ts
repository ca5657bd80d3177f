import { type Question, staff } from './question.ts';

/** What a program that keeps a copy asks for beside the lists: what is no more. */
export function syncQuestions(): Question[] {
  return ['deletedProducts', 'deletedVariants', 'deletedCustomers', 'deletedOrders'].map((field) =>
    staff(`sync: ${field}`, `{ ${field} { edges { node { id deletedAt } } pageInfo { endCursor } } }`),
  );
}
