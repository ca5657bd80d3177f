import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Typography } from '@mui/material';
import { normalisePhone } from '#domain/text/phone.ts';
import { CreateAccount } from './CreateAccount.tsx';
import { detachCustomer } from './tillCustomer.ts';
import { NO_CUSTOMER, type TillCustomer } from './tillSale.ts';

export interface AttachedAccountProps {
  customer: TillCustomer;
  onChange: (update: (customer: TillCustomer) => TillCustomer) => void;
  /** Called after the account is detached. The focused button no longer exists at that point. */
  onDetach: () => void;
}

/** Shows the name of the account attached to the sale, and a button that detaches it. */
export function AttachedAccount({ customer, onChange, onDetach }: AttachedAccountProps) {
  const { i18n } = useLingui();
  const { customerId, filled, name, phone, email } = customer;
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
              onChange((current) => ({
                ...detachCustomer(current),
                declinedPhone: normalisePhone(current.phone),
              }));
              onDetach();
            }}
          >
            {i18n.t('Unlink account')}
          </Button>
        }
      >
        {i18n.t(
          'This sale is linked to {name}’s account. Confirm with the customer that this is their account.',
          {
            name: filled?.name ?? name,
          },
        )}
      </Alert>
    );
  if (!name && !phone && !email) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography variant="caption" color="textSecondary">
        {i18n.t('Without an account')}
      </Typography>
      <CreateAccount
        customer={customer}
        onSaved={(savedCustomerId) =>
          onChange((current) =>
            current.email === email ? { ...current, customerId: savedCustomerId } : current,
          )
        }
      />
      <Button size="small" onClick={() => onChange(() => NO_CUSTOMER)}>
        {i18n.t('Clear')}
      </Button>
    </Box>
  );
}
