import { useLingui } from '@lingui/react';
import type { Control } from 'react-hook-form';
import { BANK_ONLY_FROM } from '#domain/orders/counter/saleLaw.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import { FieldGrid } from './FieldGrid.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { figureTexts } from './settingTexts.ts';

/** What an order costs besides its pieces, and how far cash goes. */
export function MoneyPanel({ control }: { control: Control<SettingsValues> }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Shipping, tax, payment and stock')}>
      <FieldGrid>
        <TextInput
          control={control}
          name="shippingFee"
          label={i18n.t(figureTexts.shippingFee)}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="freeShippingFrom"
          label={i18n.t(figureTexts.freeShippingFrom)}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="taxPercent"
          label={i18n.t(figureTexts.taxPercent)}
          helperText={i18n.t('Charged on items after discounts. Orders already placed keep their tax.')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="codLimit"
          label={i18n.t(figureTexts.codLimit)}
          helperText={i18n.t('The law allows up to {limit}.', {
            limit: formatNpr(DEFAULT_SETTINGS.codLimit, i18n.locale),
          })}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="paymentHoldMinutes"
          label={i18n.t(figureTexts.paymentHoldMinutes)}
          helperText={i18n.t(
            'So long the pieces are kept for who pays at eSewa, Khalti or connectIPS. Khalti’s page stays open for 60 minutes.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="transferHours"
          label={i18n.t(figureTexts.transferHours)}
          helperText={i18n.t('Then the order is cancelled and its buyer told. 0 to wait without an end.')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="leastPartPercent"
          label={i18n.t(figureTexts.leastPartPercent)}
          helperText={i18n.t(
            'A smaller online payment is refused, and a smaller payment reserves no stock. The provider’s maximum applies if it is lower. The last part can be smaller.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="returnDays"
          label={i18n.t(figureTexts.returnDays)}
          helperText={i18n.t('The shop’s policy and questions say the same. 0 for no returns online.')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="unpaidSumLimit"
          label={i18n.t(figureTexts.unpaidSumLimit)}
          helperText={i18n.t('Orders beyond it hold no stock until you confirm them. 0 for no limit.')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="unpaidCountLimit"
          label={i18n.t(figureTexts.unpaidCountLimit)}
          helperText={i18n.t('Likewise. Customers who have paid for an order before are not limited.')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="unpaidPiecesLimit"
          label={i18n.t(figureTexts.unpaidPiecesLimit)}
          helperText={i18n.t('Likewise: so that nobody reserves your stock with orders of cheap pieces.')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="rateLockMinutes"
          label={i18n.t(figureTexts.rateLockMinutes)}
          helperText={i18n.t(
            'A buyer who orders in that time pays no more than they were shown. At least as long as a payment link lives is best, such as 60 minutes at Khalti. 0 holds no price.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="rateLockMaxChangePercent"
          label={i18n.t(figureTexts.rateLockMaxChangePercent)}
          helperText={i18n.t('Up or down. Buyers then see the new price before they order. 0 for never.')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="lowStockLevel"
          label={i18n.t(figureTexts.lowStockLevel)}
          helperText={i18n.t(
            'For sizes that have no level of their own in the list of stock. What is one of a kind, of which there never was a second, is not low.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="counterBuyerFrom"
          label={i18n.t(figureTexts.counterBuyerFrom)}
          helperText={i18n.t('0 for never. From {limit} the law asks in any case.', {
            limit: formatNpr(BANK_ONLY_FROM, i18n.locale),
          })}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="counterPanFrom"
          label={i18n.t(figureTexts.counterPanFrom)}
          helperText={i18n.t('0 for never. A PAN is optional on an invoice.')}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldGrid>
    </Panel>
  );
}
