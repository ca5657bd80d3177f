import { useLingui } from '@lingui/react';
import { Box, OutlinedInput, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { readNumber } from '#domain/text/readNumber.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { VariantFinder } from '../lines/VariantFinder.tsx';
import { useCountStockMutation } from './StockTakes.generated.ts';

export interface CountFormProps {
  number: string;
  onCounted: () => void;
}

interface CountMessage {
  text: string;
  isProblem: boolean;
}

/** Scans items of a stock-take. Each scan counts one item, or the quantity entered next to the scan field. */
export function CountForm({ number, onCounted }: CountFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [count] = useCountStockMutation();
  const [quantityPerScan, setQuantityPerScan] = useState('1');
  const [countMessage, setCountMessage] = useState<CountMessage | null>(null);

  async function addCount(code: string) {
    const quantity = readNumber(quantityPerScan, { decimals: 0 });
    const showProblem = (text: string) => setCountMessage({ text, isProblem: true });
    if (quantity === undefined || Number.isNaN(quantity))
      return showProblem(i18n.t('Enter the quantity as a whole number.'));
    try {
      const { data } = await count({ variables: { input: { number, code, add: quantity } } });
      const { line, errors = [] } = data?.countStock ?? {};
      if (!line) return showProblem(errors[0]?.message ?? i18n.t('Could not save the count. Try again.'));
      setQuantityPerScan('1');
      setCountMessage({
        isProblem: false,
        text: i18n.t('{sku}: {counted} counted, {expected} expected', {
          sku: line.sku,
          counted: line.counted ?? 0,
          expected: line.expected,
        }),
      });
      onCounted();
    } catch {
      showProblem(i18n.t('Could not count {code}. Try again.', { code }));
    }
  }

  return (
    <Panel title={i18n.t('Count')} sx={{ '@media print': { display: 'none' } }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr 96px', sm: 'minmax(0, 480px) 120px' },
        }}
      >
        <VariantFinder
          autoFocus
          label={i18n.t('Scan')}
          onFind={({ sku }) => void addCount(sku)}
          onCodeSubmit={(code) => void addCount(code)}
        />
        <Field id={id} label={i18n.t('Quantity')}>
          <OutlinedInput
            id={id}
            value={quantityPerScan}
            autoComplete="off"
            onChange={({ target }) => setQuantityPerScan(target.value)}
            slotProps={{ input: { inputMode: 'numeric' } }}
          />
        </Field>
      </Box>
      <Typography
        role={countMessage?.isProblem ? 'alert' : 'status'}
        color={countMessage?.isProblem ? 'error' : 'textPrimary'}
        sx={{ mt: 1, minHeight: '1.5em', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {countMessage?.text}
      </Typography>
    </Panel>
  );
}
