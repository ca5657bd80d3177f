import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SheetColumn } from '../sheetColumns.ts';
import { ARROWS } from './placeOfKey.ts';
import type { Typing } from './useSheetKeys.ts';

interface CellInputProps {
  label: string;
  column: SheetColumn;
  /** What the cell shows, where that is none of the choices. */
  held: string;
  typing: Typing;
  isNumber: boolean;
  onCommit: (text: string, step?: readonly [number, number]) => void;
  onCancel: () => void;
}

/** A cell while somebody types in it. */
export function CellInput({ label, column, held, typing, isNumber, onCommit, onCancel }: CellInputProps) {
  const [text, setText] = useState(typing.text);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);

  useEffect(() => {
    input.current?.focus();
    if (!typing.isBegunByLetter) input.current?.select?.();
  }, [typing]);

  function commit(step?: readonly [number, number]) {
    if (isDone.current) return;
    isDone.current = true;
    onCommit(text, step);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    // What a method of writing composes is not ended by its Enter.
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event);
    if (step) {
      event.preventDefault();
      commit(step);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isDone.current = true;
      onCancel();
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') flushSync(() => commit());
  }

  function stepOf({ key, shiftKey }: KeyboardEvent): readonly [number, number] | undefined {
    if (key === 'Enter') return shiftKey ? [-1, 0] : [1, 0];
    if (key === 'Tab') return shiftKey ? [0, -1] : [0, 1];
    return typing.isBegunByLetter ? ARROWS[key] : undefined;
  }

  const shared = {
    ref: input,
    className: 'input',
    'aria-label': label,
    value: text,
    onKeyDown,
    onBlur: () => commit(),
  };
  if (column.options)
    return (
      <select {...shared} onChange={({ target }) => setText(target.value)}>
        {column.options.every(({ value }) => value !== text) && <option value={text}>{held}</option>}
        {column.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...shared}
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : 'text'}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
