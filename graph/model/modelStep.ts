import type fc from 'fast-check';
import { expectAgreement } from './expectAgreement.ts';
import type { Model } from './model.ts';
import { advanceClock, type Store } from './openStore.ts';

export type Step = fc.AsyncCommand<Model, Store>;

interface StepDefinition<Choice> {
  /** Returns false if the step makes no sense in this state. A step that is tried may still be refused. */
  can?: (model: Model, choice: Choice) => boolean;
  /** Runs the step in the store and in the model. Returns a description of what happened. */
  run: (model: Model, store: Store, choice: Choice) => Promise<string>;
}

/** Returns a step that also checks that the store and the model agree afterwards. */
export function aStep<Choice>(
  choices: fc.Arbitrary<Choice>,
  { can = () => true, run }: StepDefinition<Choice>,
): fc.Arbitrary<Step> {
  return choices.map((choice) => ({
    check: (model) => can(model, choice),
    toString: () => JSON.stringify(choice),
    async run(model, store) {
      advanceClock(store);
      try {
        store.journal.push(await run(model, store, choice));
      } catch (error) {
        throw addJournal(store, error, choice);
      }
      try {
        await expectAgreement(model, store);
      } catch (error) {
        throw addJournal(store, error);
      }
    },
  }));
}

/** Adds the journal to an error, so that a minimal failing run reads as a list of steps. */
export function addJournal({ journal }: Store, error: unknown, last?: unknown): Error {
  const steps = journal.map((line, index) => `  ${index + 1}. ${line}`);
  const lastStep = last === undefined ? [] : [`  then: ${JSON.stringify(last)}`];
  const message = error instanceof Error ? error.message : String(error);
  return new Error(['Steps so far:', ...steps, ...lastStep, message].join('\n'), { cause: error });
}
