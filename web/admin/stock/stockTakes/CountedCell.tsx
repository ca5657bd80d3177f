import { useLingui } from '@lingui/react';
import { OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { readNumber } from '#domain/text/readNumber.ts';
import { readAgain } from '#web/api/readAgain.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type StockTakes_LineFragment as Line, useCountStockMutation } from './StockTakes.generated.ts';

export interface CountedCellProps {
  line: Line;
  number: string;
  reload: () => Promise<unknown>;
}

/** How many were counted, to be typed: Enter or leaving it saves. What somebody else has counted meanwhile is told, and stays. */
export function CountedCell({ line: { sku, counted }, number, reload }: CountedCellProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const before = counted === null ? '' : String(counted);
  const [text, setText] = useState(before);
  const [count, { loading }] = useCountStockMutation();

  async function save() {
    if (text.trim() === before || loading) return;
    const typed = readNumber(text, { decimals: 0 });
    if (typed === undefined || Number.isNaN(typed)) return setText(before);
    try {
      const input = { number, code: sku, counted: typed, was: counted };
      const { line, errors = [] } = (await count({ variables: { input } })).data?.countStock ?? {};
      if (!line) {
        notify.error(errors[0]?.message ?? i18n.t('That was not counted. Please try again.'));
        setText(before);
      }
    } catch {
      notify.error(i18n.t('That was not counted. Please try again.'));
      setText(before);
    }
    await readAgain(reload());
  }

  return (
    <OutlinedInput
      size="small"
      value={text}
      placeholder="–"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => void save()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void save();
        if (key === 'Escape') setText(before);
      }}
      sx={{ width: 84 }}
      slotProps={{
        input: {
          'aria-label': i18n.t('Counted of {name}', { name: sku }),
          inputMode: 'numeric',
          autoComplete: 'off',
          style: { textAlign: 'right' },
        },
      }}
    />
  );
}
