import type fc from 'fast-check';
import { agree } from './agree.ts';
import type { Model } from './model.ts';
import { passTime, type Store } from './openStore.ts';

export type Step = fc.AsyncCommand<Model, Store>;

interface StepText<Choice> {
  /** Whether it can be tried at all; it need not succeed. */
  can?: (model: Model, choice: Choice) => boolean;
  /** Does it in the store and in the model, and answers in words what was done. */
  run: (model: Model, store: Store, choice: Choice) => Promise<string>;
}

/** Something that somebody does, after which store and model have to be at one. */
export function aStep<Choice>(
  choices: fc.Arbitrary<Choice>,
  { can = () => true, run }: StepText<Choice>,
): fc.Arbitrary<Step> {
  return choices.map((choice) => ({
    check: (model) => can(model, choice),
    toString: () => JSON.stringify(choice),
    async run(model, store) {
      passTime(store);
      try {
        store.journal.push(await run(model, store, choice));
      } catch (error) {
        throw withJournal(store, error, choice);
      }
      try {
        await agree(model, store);
      } catch (error) {
        throw withJournal(store, error);
      }
    },
  }));
}

/** The error with all that was done before it, so that the shortest way to it can be read as a list of steps. */
export function withJournal({ journal }: Store, error: unknown, last?: unknown): Error {
  const steps = journal.map((line, index) => `  ${index + 1}. ${line}`);
  const what = last === undefined ? [] : [`  then: ${JSON.stringify(last)}`];
  const message = error instanceof Error ? error.message : String(error);
  return new Error(['What was done:', ...steps, ...what, message].join('\n'), { cause: error });
}
