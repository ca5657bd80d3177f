import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import type { Fulfilment } from '#domain/orders/counter/counterSaleSchema.ts';

export interface LineProblemProps {
  message: string;
  /** Switches the fulfilment. Set only if the stock is at other locations. */
  onChangeFulfilment: ((fulfilment: Fulfilment) => void) | undefined;
}

/** Shows why a line cannot be sold, with a solution if there is one. */
export function LineProblem({ message, onChangeFulfilment }: LineProblemProps) {
  const { i18n } = useLingui();
  return (
    <Box role="alert" sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="body2" color="error">
        {message}
      </Typography>
      {onChangeFulfilment && (
        <>
          <Button size="small" variant="outlined" onClick={() => onChangeFulfilment('PICKUP')}>
            {i18n.t('Pick-up later')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onChangeFulfilment('DELIVERY')}>
            {i18n.t('Delivery')}
          </Button>
        </>
      )}
    </Box>
  );
}
