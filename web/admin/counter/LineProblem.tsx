import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';

export interface LineProblemProps {
  message: string;
  /** Where the piece lies elsewhere: it can be had another way than taken along. */
  onFulfilment: ((fulfilment: Fulfilment) => void) | undefined;
}

/** What stands against selling a line, and the way around it where there is one. */
export function LineProblem({ message, onFulfilment }: LineProblemProps) {
  const { i18n } = useLingui();
  return (
    <Box role="alert" sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="error">
        {message}
      </Typography>
      {onFulfilment && (
        <>
          <Button size="small" variant="outlined" onClick={() => onFulfilment('PICKUP')}>
            {i18n.t('Picked up later')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onFulfilment('DELIVERY')}>
            {i18n.t('Sent')}
          </Button>
        </>
      )}
    </Box>
  );
}
