import DeleteOutline from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, FormControl, FormLabel, IconButton, OutlinedInput, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { formatNpr } from '#domain/pricing/money.ts';
import { FoundProduct } from '#web/admin/products/found/FoundProduct.tsx';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { TotalsRow } from '#web/ui/TotalsList.tsx';
import { useDebounced } from '#web/ui/useDebounced.ts';
import { Panel } from '../../ui/Panel.tsx';
import { type SimulateCouponsQuery, useTryPiecesQuery } from './SimulateCoupons.generated.ts';
import { addItem, type SimulatedCart, setQuantity } from './simulatedCart.ts';

export interface SimulatedLinesProps {
  cart: SimulatedCart;
  simulation: SimulateCouponsQuery['simulateCoupons'] | undefined;
  onChange: (cart: SimulatedCart) => void;
}

/** Edits the lines of the simulated cart. */
export function SimulatedLines({ cart, simulation, onChange }: SimulatedLinesProps) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Cart')}>
      <Stack sx={{ gap: 2 }}>
        {simulation?.errors.map(({ field, message }) => (
          <FormAlert key={field}>{message}</FormAlert>
        ))}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {cart.lines.map((line, lineIndex) => (
            <CartLine
              key={`${line.productId} ${line.size}`}
              line={line}
              pricedLine={simulation?.lines.find(({ index }) => index === lineIndex)}
              onQuantityChange={(quantity) => onChange(setQuantity(cart, lineIndex, quantity))}
            />
          ))}
        </Box>
        {simulation && (
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, fontVariantNumeric: 'tabular-nums' }}>
            <TotalsRow label={i18n.t('Items')}>{formatNpr(simulation.items, i18n.locale)}</TotalsRow>
            {simulation.shipping !== null && (
              <TotalsRow label={i18n.t('Shipping')}>
                {simulation.shipping > 0 ? formatNpr(simulation.shipping, i18n.locale) : i18n.t('Free')}
              </TotalsRow>
            )}
          </Box>
        )}
        <VariantSearch onAdd={(item) => onChange(addItem(cart, item))} />
      </Stack>
    </Panel>
  );
}

interface CartLineProps {
  line: SimulatedCart['lines'][number];
  pricedLine: SimulateCouponsQuery['simulateCoupons']['lines'][number] | undefined;
  onQuantityChange: (quantity: number) => void;
}

function CartLine({ line, pricedLine, onQuantityChange }: CartLineProps) {
  const { i18n } = useLingui();
  const id = useId();
  const name = pricedLine?.product.name ?? line.productId;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} sx={{ overflowWrap: 'anywhere' }}>
            {[name, line.size && i18n.t('Size {size}', { size: line.size })].filter(Boolean).join(' · ')}
          </Typography>
          {pricedLine && (
            <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {pricedLine.making > 0
                ? i18n.t('{total}, including a making charge of {making}', {
                    total: formatNpr(pricedLine.lineTotal, i18n.locale),
                    making: formatNpr(pricedLine.making, i18n.locale),
                  })
                : i18n.t('{total}, without a making charge', {
                    total: formatNpr(pricedLine.lineTotal, i18n.locale),
                  })}
            </Typography>
          )}
        </Box>
        <OutlinedInput
          size="small"
          type="number"
          value={line.quantity}
          onChange={({ target }) => {
            const quantity = Math.trunc(Number(target.value));
            if (quantity >= 1) onQuantityChange(quantity);
          }}
          sx={{ width: 76 }}
          slotProps={{ input: { min: 1, max: 99, 'aria-label': i18n.t('Quantity of {name}', { name }) } }}
        />
        <IconButton aria-label={i18n.t('Remove {name}', { name })} onClick={() => onQuantityChange(0)}>
          <DeleteOutline />
        </IconButton>
      </Stack>
    </Box>
  );
}

function VariantSearch({ onAdd }: { onAdd: (item: { productId: string; size: string | null }) => void }) {
  const { i18n } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 250);
  const isSearching = search.length > 1 && text.trim() !== '';
  const { data, loading, error } = useTryPiecesQuery({ variables: { search }, skip: !isSearching });
  const products = isSearching ? (data?.products.edges.map(({ node }) => node) ?? []) : [];

  return (
    <div>
      <FormControl fullWidth>
        <FormLabel htmlFor={id}>{i18n.t('Add item')}</FormLabel>
        <OutlinedInput
          id={id}
          type="search"
          value={text}
          placeholder={i18n.t('Name or SKU')}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </FormControl>
      <Typography role="status" variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.5 }}>
        {isSearching &&
          !loading &&
          (error
            ? i18n.t('Could not load the products. Try again.')
            : i18n.t('{count, plural, =0 {No product found.} one {# product} other {# products}}', {
                count: products.length,
              }))}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {products.map((product) => (
          <FoundProduct
            key={product.id}
            product={product}
            onAdd={({ size }) => onAdd({ productId: String(product.id), size })}
          />
        ))}
      </Box>
    </div>
  );
}
