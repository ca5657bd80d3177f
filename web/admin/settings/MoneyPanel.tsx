import { useLingui } from '@lingui/react';
import type { Control } from 'react-hook-form';
import { BANK_ONLY_THRESHOLD } from '#domain/orders/counter/saleLaw.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { FieldGrid } from '#web/admin/ui/FieldGrid.tsx';
import { SwitchInput } from '#web/ui/form/SwitchInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { SettingsValues } from './settingsValues.ts';
import { figureTexts, taxDisplayText } from './settingTexts.ts';

/** Edits shipping, tax and the limit for cash on delivery. */
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
        <SwitchInput
          control={control}
          name="showPricesWithTax"
          label={i18n.t(taxDisplayText)}
          helperText={i18n.t(
            'Product pages, lists, filters, alerts and emails show the price with tax. The cart and checkout show tax on a separate line either way.',
          )}
        />
        <TextInput
          control={control}
          name="codLimit"
          label={i18n.t(figureTexts.codLimit)}
          helperText={i18n.t('Cannot be more than {limit}, the legal limit for cash.', {
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
            'How long items stay reserved while a customer pays online. Khalti’s payment page stays open for 60 minutes.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="transferHours"
          label={i18n.t(figureTexts.transferHours)}
          helperText={i18n.t(
            'After this time, the order is cancelled and the customer is emailed. Enter 0 for no limit.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="minPartialPaymentPercent"
          label={i18n.t(figureTexts.minPartialPaymentPercent)}
          helperText={i18n.t(
            'Smaller online payments are refused, and smaller payments of any kind reserve no stock. If the provider’s maximum is lower, that maximum applies. The last payment can be smaller.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="returnDays"
          label={i18n.t(figureTexts.returnDays)}
          helperText={i18n.t(
            'The return policy and the FAQ show this number. Enter 0 to turn off returns in the shop.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="unpaidTotalLimit"
          label={i18n.t(figureTexts.unpaidTotalLimit)}
          helperText={i18n.t(
            'Orders above this limit reserve no stock until you confirm them. Enter 0 for no limit.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="unpaidCountLimit"
          label={i18n.t(figureTexts.unpaidCountLimit)}
          helperText={i18n.t(
            'Further orders also reserve no stock until you confirm them. The limit does not apply to customers who have already paid for an order.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="unpaidItemsLimit"
          label={i18n.t(figureTexts.unpaidItemsLimit)}
          helperText={i18n.t(
            'Further orders also reserve no stock until you confirm them, so that nobody can tie up your stock with many cheap items.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="priceHoldMinutes"
          label={i18n.t(figureTexts.priceHoldMinutes)}
          helperText={i18n.t(
            'A customer who orders within this time pays no more than the price they saw. We recommend at least as long as a payment page stays open: 60 minutes for Khalti, for example. Enter 0 to turn price holds off.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="priceHoldMaxRateChangePercent"
          label={i18n.t(figureTexts.priceHoldMaxRateChangePercent)}
          helperText={i18n.t(
            'Applies whether the rate rises or falls. After such a change, customers see the new price before they order. Enter 0 to keep held prices however much the rate changes.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="lowStockLevel"
          label={i18n.t(figureTexts.lowStockLevel)}
          helperText={i18n.t(
            'For sizes without their own limit in the stock list. One-of-a-kind items are never reported as low stock.',
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="counterCustomerDetailsFrom"
          label={i18n.t(figureTexts.counterCustomerDetailsFrom)}
          helperText={i18n.t(
            'Enter 0 to turn this off. For sales of {limit} or more, the law always requires both.',
            {
              limit: formatNpr(BANK_ONLY_THRESHOLD, i18n.locale),
            },
          )}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextInput
          control={control}
          name="counterPanFrom"
          label={i18n.t(figureTexts.counterPanFrom)}
          helperText={i18n.t('Enter 0 to turn this off. A PAN is optional on an invoice.')}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldGrid>
    </Panel>
  );
}
