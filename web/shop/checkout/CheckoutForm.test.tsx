import { expect, test } from 'vitest';
import { emptyCheckout } from '#web/order/checkoutValues.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { hasUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import { CheckoutForm } from './CheckoutForm.tsx';

test.each([
  ['that came back from its draft is unsaved work before it is touched', true],
  ['that nobody has filled in is not', false],
])('a checkout %s', (_what, isDraft) => {
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
