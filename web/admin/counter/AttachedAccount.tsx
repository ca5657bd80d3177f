import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Typography } from '@mui/material';
import { normalisePhone } from '#domain/text/phone.ts';
import { SaveBuyer } from './SaveBuyer.tsx';
import { withoutBuyer } from './tillBuyer.ts';
import { nobody, type TillBuyer } from './tillSale.ts';

export interface BuyerAccountProps {
  buyer: TillBuyer;
  onChange: (next: (buyer: TillBuyer) => TillBuyer) => void;
  /** Called after the account was detached, which removes the button that has the focus. */
  onDetach: () => void;
}

/** The account that the sale is booked to, by name, with the way to detach it. */
export function BuyerAccount({ buyer, onChange, onDetach }: BuyerAccountProps) {
  const { i18n } = useLingui();
  const { customerId, filled, name, phone, email } = buyer;
  if (customerId)
    return (
      <Alert
        severity="info"
        variant="outlined"
        action={
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              onChange((now) => ({ ...withoutBuyer(now), declinedPhone: normalisePhone(now.phone) }));
              onDetach();
            }}
          >
            {i18n.t('Detach')}
          </Button>
        }
      >
        {i18n.t('This sale goes to the account of {name}. Ask the buyer if it is theirs.', {
          name: filled?.name ?? name,
        })}
      </Alert>
    );
  if (!name && !phone && !email) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="caption" color="textSecondary">
        {i18n.t('Without an account')}
      </Typography>
      <SaveBuyer
        buyer={buyer}
        onSaved={(saved) => onChange((now) => (now.email === email ? { ...now, customerId: saved } : now))}
      />
      <Button size="small" onClick={() => onChange(() => nobody)}>
        {i18n.t('Clear')}
      </Button>
    </Box>
  );
}
