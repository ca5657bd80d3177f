import { type KeyboardEvent, useState } from 'react';

/**
 * What of a list below a field is highlighted: the arrow keys step through it while the cursor stays in the field, and Enter
 * chooses. Nothing is highlighted until somebody steps.
 */
export function useHighlighted<Choice>(choices: readonly Choice[], choose: (choice: Choice) => void) {
  const [at, setAt] = useState(-1);
  const highlighted = at < choices.length ? at : -1;

  /** Whether the key was the list's. */
  function press(event: KeyboardEvent): boolean {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const choice = choices[highlighted];
    if (choices.length > 0 && step !== 0) setAt((highlighted + step + choices.length) % choices.length);
    else if (event.key === 'Enter' && choice !== undefined) choose(choice);
    else return false;
    event.preventDefault();
    return true;
  }

  return { highlighted, highlight: setAt, press };
}
