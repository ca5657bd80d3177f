import { Trans, useLingui } from '@lingui/react';
import { Alert, AlertTitle, Box, Button, Link } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import { toTelHref } from '#web/labels/telHref.ts';
import { formatTimeOfDay } from '#web/locale/formatTime.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { useCart } from '../cart/useCart.ts';
import { CartChanges } from './cartCheck/CartChanges.tsx';
import type { CartCheck } from './cartCheck/useCheckedCart.ts';
import type { OrderProblem } from './orderProblem.ts';
import { TotalIncrease } from './TotalIncrease.tsx';

export interface OrderProblemAlertProps {
  problem: OrderProblem | null;
  check: CartCheck;
  onSolved: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** Reason why the order was not placed, with the next step. */
export function OrderProblemAlert({ problem, check, onSolved, ref }: OrderProblemAlertProps) {
  const { i18n } = useLingui();
  const { removeCoupon } = useCart();
  const { phone } = useStoreSettings();

  switch (problem?.kind) {
    case 'price':
      return <TotalIncrease {...problem} ref={ref} />;
    case 'stock':
      return <CartChanges check={check} ref={ref} />;
    case 'coupon':
      return (
        <ProblemAlert ref={ref} title={i18n.t('This coupon can’t be used')} text={i18n.t(problem.message)}>
          <Button
            variant="outlined"
            onClick={() => {
              removeCoupon();
              onSolved();
            }}
          >
            {i18n.t('Continue without the coupon')}
          </Button>
        </ProblemAlert>
      );
    case 'unreached':
      return (
        <ProblemAlert
          ref={ref}
          title={i18n.t('We could not connect to the store')}
          text={i18n.t('Please try again below. Trying again will not place a second order.')}
        />
      );
    case 'unanswered':
      return (
        <ProblemAlert
          ref={ref}
          title={i18n.t('The store didn’t respond')}
          text={i18n.t('Please try again in a moment. Trying again will not place a second order.')}
        />
      );
    case 'tooMany':
      return (
        <ProblemAlert
          ref={ref}
          title={i18n.t('Your order was not placed')}
          text={
            <Trans
              id="Too many orders were placed in a short time. Order again after {time}, or call us on <0>{phone}</0>. You can still pay for orders you have already placed."
              values={{ phone, time: formatTimeOfDay(problem.retryAt, i18n.locale) }}
              components={[<Link key="phone" href={toTelHref(phone)} color="inherit" />]}
            />
          }
        />
      );
    case 'other':
      return (
        <ProblemAlert
          ref={ref}
          title={i18n.t('Your order was not placed')}
          text={problem.messages.map((message) => i18n.t(message)).join(' ')}
        />
      );
    default:
      return null;
  }
}

interface ProblemAlertProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

function ProblemAlert({ title, text, children, ref }: ProblemAlertProps) {
  return (
    <Alert severity="error" variant="outlined" ref={ref} tabIndex={-1}>
      <AlertTitle>{title}</AlertTitle>
      {text}
      {children && <Box sx={{ mt: 2 }}>{children}</Box>}
    </Alert>
  );
}
