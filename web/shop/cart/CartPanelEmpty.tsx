import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useCart } from './useCart.ts';

export function CartPanelEmpty() {
  const { i18n } = useLingui();
  const { close } = useCart();
  return (
    <EmptyState
      title={i18n.t('Your cart is empty')}
      text={i18n.t('Start shopping to add items to your cart.')}
      action={
        <Button component={Link} to={paths.products()} variant="contained" onClick={close}>
          {i18n.t('Continue Shopping')}
        </Button>
      }
    />
  );
}
