import { type KeyboardEvent, useState } from 'react';

/**
 * Highlights an option of a list below a field. The arrow keys move the highlight while the cursor stays in the
 * field, and Enter selects the option. Nothing is highlighted at first.
 */
export function useHighlighted<Choice>(choices: readonly Choice[], choose: (choice: Choice) => void) {
  const [highlightedIndex, setHighlightedIndex] = useState(-1);
  const currentIndex = highlightedIndex < choices.length ? highlightedIndex : -1;

  /** Returns true if the key was handled. */
  function handleKey(event: KeyboardEvent): boolean {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const choice = choices[currentIndex];
    if (choices.length > 0 && step !== 0)
      setHighlightedIndex((currentIndex + step + choices.length) % choices.length);
    else if (event.key === 'Enter' && choice !== undefined) choose(choice);
    else return false;
    event.preventDefault();
    return true;
  }

  return { highlighted: currentIndex, highlight: setHighlightedIndex, press: handleKey };
}
