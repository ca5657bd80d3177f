import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridColumn } from '../createGridColumns.ts';
import { ARROWS } from './getPositionAfterKey.ts';
import type { CellEdit } from './useGridKeys.ts';

interface CellInputProps {
  label: string;
  column: GridColumn;
  /** Current value of the cell, which may not be one of the options. */
  currentValue: string;
  typing: CellEdit;
  isNumber: boolean;
  onCommit: (text: string, step?: readonly [number, number]) => void;
  onCancel: () => void;
}

/** Input of a cell that is being edited. */
export function CellInput({
  label,
  column,
  currentValue,
  typing,
  isNumber,
  onCommit,
  onCancel,
}: CellInputProps) {
  const [text, setText] = useState(typing.text);
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isCommitted = useRef(false);

  useEffect(() => {
    input.current?.focus();
    if (!typing.isStartedByTyping) input.current?.select?.();
  }, [typing]);

  function commit(step?: readonly [number, number]) {
    if (isCommitted.current) return;
    isCommitted.current = true;
    onCommit(text, step);
  }

  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation();
    // Enter during IME composition does not end the edit.
    if (event.nativeEvent.isComposing) return;
    const step = getMoveAfterKey(event);
    if (step) {
      event.preventDefault();
      commit(step);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isCommitted.current = true;
      onCancel();
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') flushSync(() => commit());
  }

  function getMoveAfterKey({ key, shiftKey }: KeyboardEvent): readonly [number, number] | undefined {
    if (key === 'Enter') return shiftKey ? [-1, 0] : [1, 0];
    if (key === 'Tab') return shiftKey ? [0, -1] : [0, 1];
    return typing.isStartedByTyping ? ARROWS[key] : undefined;
  }

  const commonProps = {
    ref: input,
    className: 'input',
    'aria-label': label,
    value: text,
    onKeyDown,
    onBlur: () => commit(),
  };
  if (column.options)
    return (
      <select {...commonProps} onChange={({ target }) => setText(target.value)}>
        {column.options.every(({ value }) => value !== text) && <option value={text}>{currentValue}</option>}
        {column.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      {...commonProps}
      autoComplete="off"
      inputMode={isNumber ? 'decimal' : 'text'}
      onChange={({ target }) => setText(target.value)}
    />
  );
}
