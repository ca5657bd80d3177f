import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { paths } from '#web/paths.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { PanelLink } from './PanelLink.tsx';

export function CartPanelEmpty() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      title={i18n.t('Your cart is empty')}
      text={i18n.t('Start shopping to add items to your cart.')}
      action={
        <Button component={PanelLink} to={paths.products()} variant="contained">
          {i18n.t('Continue Shopping')}
        </Button>
      }
    />
  );
}
