import { useLingui } from '@lingui/react';
import { Box, OutlinedInput, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { readNumber } from '#domain/text/readNumber.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { SizeFinder } from '../lines/SizeFinder.tsx';
import { useCountStockMutation } from './StockTakes.generated.ts';

export interface CountDeskProps {
  number: string;
  onCounted: () => void;
}

interface Told {
  text: string;
  isProblem: boolean;
}

/** Where pieces are scanned, one Enter after the other: each counts once more, or as often as is said beside. */
export function CountDesk({ number, onCounted }: CountDeskProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [count] = useCountStockMutation();
  const [each, setEach] = useState('1');
  const [told, setTold] = useState<Told | null>(null);

  async function add(code: string) {
    const many = readNumber(each, { decimals: 0 });
    const problem = (text: string) => setTold({ text, isProblem: true });
    if (many === undefined || Number.isNaN(many)) return problem(i18n.t('Enter how many as a whole number.'));
    try {
      const { data } = await count({ variables: { input: { number, code, add: many } } });
      const { line, errors = [] } = data?.countStock ?? {};
      if (!line) return problem(errors[0]?.message ?? i18n.t('That was not counted. Please try again.'));
      setEach('1');
      setTold({
        isProblem: false,
        text: i18n.t('{sku}: {counted} counted, {expected} expected', {
          sku: line.sku,
          counted: line.counted ?? 0,
          expected: line.expected,
        }),
      });
      onCounted();
    } catch {
      problem(i18n.t('{code} was not counted. Please try again.', { code }));
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
        <SizeFinder
          autoFocus
          label={i18n.t('Scan')}
          onFind={({ sku }) => void add(sku)}
          onCode={(code) => void add(code)}
        />
        <Field id={id} label={i18n.t('How many')}>
          <OutlinedInput
            id={id}
            value={each}
            autoComplete="off"
            onChange={({ target }) => setEach(target.value)}
            slotProps={{ input: { inputMode: 'numeric' } }}
          />
        </Field>
      </Box>
      <Typography
        role={told?.isProblem ? 'alert' : 'status'}
        color={told?.isProblem ? 'error' : 'textPrimary'}
        sx={{ mt: 1, minHeight: '1.5em', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
      >
        {told?.text}
      </Typography>
    </Panel>
  );
}
