import { expect, test } from 'vitest';
import { emptyCheckout } from '#web/order/checkoutValues.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { hasUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

test.each([
  ['restored from a draft counts as unsaved work immediately', true],
  ['without a draft does not count as unsaved work', false],
])('a checkout %s', (_case, isDraft) => {
  renderScreen(
    <CheckoutForm
      initialValues={emptyCheckout}
      isDraft={isDraft}
      owner="7"
      addresses={[]}
      onPlaced={() => {}}
    />,
    { at: '/checkout', path: '/checkout' },
  );
  expect(hasUnsavedWork()).toBe(isDraft);
});
