import type { RequestProblem } from '#web/api/requestProblem.ts';

type Listener = (problem: RequestProblem) => void;

const listeners = new Set<Listener>();

/** Passes a problem from the Apollo client to the component that shows it. */
export function reportProblem(problem: RequestProblem): void {
  for (const listener of listeners) listener(problem);
}

export function onRequestProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
