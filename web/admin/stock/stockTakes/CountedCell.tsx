import { useLingui } from '@lingui/react';
import { OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { readNumber } from '#domain/text/readNumber.ts';
import { settleReads } from '#web/api/settleReads.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type StockTakes_LineFragment as Line, useCountStockMutation } from './StockTakes.generated.ts';

export interface CountedCellProps {
  line: Line;
  number: string;
  reload: () => Promise<unknown>;
}

/**
 * Editable count. Enter or blur saves it. If a colleague has counted the variant in the meantime, the conflict is
 * reported and their count is kept.
 */
export function CountedCell({ line: { sku, counted }, number, reload }: CountedCellProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const savedText = counted === null ? '' : String(counted);
  const [text, setText] = useState(savedText);
  const [count, { loading }] = useCountStockMutation();

  async function save() {
    if (text.trim() === savedText || loading) return;
    const newCount = readNumber(text, { decimals: 0 });
    if (newCount === undefined || Number.isNaN(newCount)) return setText(savedText);
    try {
      const input = { number, code: sku, counted: newCount, was: counted };
      const { line, errors = [] } = (await count({ variables: { input } })).data?.countStock ?? {};
      if (!line) {
        notify.error(errors[0]?.message ?? i18n.t('Could not save the count. Try again.'));
        setText(savedText);
      }
    } catch {
      notify.error(i18n.t('Could not save the count. Try again.'));
      setText(savedText);
    }
    await settleReads(reload());
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
        if (key === 'Escape') setText(savedText);
      }}
      sx={{ width: 84 }}
      slotProps={{
        input: {
          'aria-label': i18n.t('Counted quantity of {name}', { name: sku }),
          inputMode: 'numeric',
          autoComplete: 'off',
          style: { textAlign: 'right' },
        },
      }}
    />
  );
}
