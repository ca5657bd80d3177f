import type { RequestProblem } from '#web/api/requestProblem.ts';

type Listener = (problem: RequestProblem) => void;

const listeners = new Set<Listener>();

/** From the client, which knows no screen, to whoever shows it. */
export function reportProblem(problem: RequestProblem): void {
  for (const listener of listeners) listener(problem);
}

export function onRequestProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
