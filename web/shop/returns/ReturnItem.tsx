import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { returnTexts } from '#web/labels/returnTexts.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { PrivatePhoto } from '#web/order/PrivatePhoto.tsx';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { type Returns_ReturnFragment as Return, useCancelReturnMutation } from './Returns.generated.ts';

export interface ReturnItemProps {
  returnRequest: Return;
  /** Token that gives a guest access to the order. */
  guestToken: string | null;
}

/** Status, items and next step of one return. */
export function ReturnItem({ returnRequest, guestToken }: ReturnItemProps) {
  const { i18n } = useLingui();
  const { number, status, wish, lines, photos, requestedAt, credited, deduction } = returnRequest;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h3" sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {i18n.t('Return {number}', { number })}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{i18n.t(returnTexts.status[status])}</Typography>
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {formatInstant(requestedAt, i18n.locale)}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <ReturnLine key={line.id} line={line} />
        ))}
      </Box>
      {isOpen(returnRequest) && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {i18n.t('Your choice: {wish}', { wish: i18n.t(returnTexts.outcome[wish]) })}
        </Typography>
      )}
      {photos.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
          {photos.map((photo, index) => (
            <PrivatePhoto
              key={photo.id}
              photo={photo}
              guestToken={guestToken}
              alt={i18n.t('Your photo {number}', { number: index + 1 })}
            />
          ))}
        </Stack>
      )}
      {credited !== null && credited > 0 && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {i18n.t('Credited: {amount}', { amount: formatNpr(credited, i18n.locale) })}
        </Typography>
      )}
      {deduction > 0 && (
        <Typography variant="body2">
          {i18n.t('Deducted: {amount}. {reason}', {
            amount: formatNpr(deduction, i18n.locale),
            reason: returnRequest.deductionReason ?? '',
          })}
        </Typography>
      )}
      <NextStep returnRequest={returnRequest} />
      {returnRequest.isCancellable && (
        <CancelReturnButton returnRequest={returnRequest} guestToken={guestToken} />
      )}
    </Box>
  );
}

/** Returned items of one order line, and the requested exchange. */
function ReturnLine({ line }: { line: Return['lines'][number] }) {
  const { i18n } = useLingui();
  const { quantity, received, reason, orderLine, exchangeSize, exchangePreference } = line;
  return (
    <Typography component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {`${formatPlainNumber(received ?? quantity, i18n.locale)} × ${(i18n.locale === 'ne' && orderLine.nameNe) || orderLine.name}`}
      {orderLine.size && ` · ${i18n.t('Size: {variant}', { variant: orderLine.size })}`}
      {` · ${i18n.t(returnTexts.reason[reason])}`}
      {exchangeSize && (
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {i18n.t('Requested instead: size {size}', { size: exchangeSize })}
        </Typography>
      )}
      {exchangePreference && (
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', whiteSpace: 'pre-line' }}
        >
          {i18n.t('Your request: {words}', { words: exchangePreference })}
        </Typography>
      )}
    </Typography>
  );
}

/** True while the refund or exchange is outstanding. */
function isOpen({ status, exchange }: Return): boolean {
  return exchange === null && (status === 'REQUESTED' || status === 'APPROVED' || status === 'RECEIVED');
}

/** Next action for the shopper, or information about it. */
function NextStep({ returnRequest }: { returnRequest: Return }) {
  const { i18n } = useLingui();
  const { name, address, phone } = useStoreSettings();
  const { number, status, wish, declineReason, instructions, exchange } = returnRequest;
  if (status === 'REQUESTED')
    return (
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {i18n.t(
          'We’ll review your request and email you, usually within a working day. Please keep the pieces until then.',
        )}
      </Typography>
    );
  if (status === 'APPROVED')
    return (
      <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
        {i18n.t(
          'Pack the pieces in their box with the tag and a note of the return number, {number}. Send or bring them to us:',
          { number },
        )}
        <Box component="address" sx={{ fontStyle: 'normal', mt: 1, overflowWrap: 'anywhere' }}>
          {name}
          <br />
          {address}
          <br />
          {phone}
        </Box>
        {instructions && (
          <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
            {instructions}
          </Typography>
        )}
      </Alert>
    );
  if (status === 'DECLINED')
    return (
      <Alert severity="warning" variant="outlined" sx={{ mt: 2, whiteSpace: 'pre-line' }}>
        {declineReason}
      </Alert>
    );
  if (exchange)
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {i18n.t('Exchange order: {number}', { number: exchange.number })}
      </Typography>
    );
  if (status === 'RECEIVED' && wish === 'EXCHANGE')
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {i18n.t('We’ll call you about the exchange.')}
      </Typography>
    );
  return null;
}

function CancelReturnButton({ returnRequest: { id, number }, guestToken }: ReturnItemProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [cancelRequest] = useCancelReturnMutation();

  async function cancelReturn() {
    try {
      const payload = (await cancelRequest({ variables: { input: { id, guestToken } } })).data?.cancelReturn;
      if (payload?.return) notify.success(i18n.t('Return {number} cancelled', { number }));
      else notify.error(i18n.t(payload?.errors[0]?.message ?? FAILURE_TEXT));
    } catch {
      notify.error(i18n.t(FAILURE_TEXT));
    }
  }

  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} sx={{ mt: 1 }}>
        {i18n.t('Cancel return request')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={i18n.t('Cancel return {number}?', { number })}
          confirmLabel={i18n.t('Cancel return')}
          onConfirm={cancelReturn}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const FAILURE_TEXT = /*i18n*/ 'Couldn’t cancel the return. Please try again.';
