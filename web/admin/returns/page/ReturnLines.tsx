import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { OrderedProduct } from '#web/admin/order/OrderedProduct.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { Price } from '#web/ui/Price.tsx';
import { RequestedReplacement } from '../RequestedReplacement.tsx';
import type { ReturnSheet_ReturnFragment as Return } from '../Return.generated.ts';
import { describeReceivedLine, staffReturnTexts } from '../staffReturnTexts.ts';

/** Lists the items of a return with reasons, the customer's comments and the condition received. */
export function ReturnLines({ orderReturn: { lines } }: { orderReturn: Return }) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Items')}>
      <Box component="ul" aria-label={i18n.t('Items')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </Box>
    </Panel>
  );
}

function Line({ line }: { line: Return['lines'][number] }) {
  const { i18n } = useLingui();
  const { orderLine, quantity, reason, words, received, credited } = line;
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '&:first-of-type': { pt: 0 },
        '&:last-of-type': { pb: 0, borderBottom: 0 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          flexWrap: 'wrap',
        }}
      >
        <OrderedProduct line={orderLine} />
        <Box sx={{ textAlign: { sm: 'right' }, fontVariantNumeric: 'tabular-nums' }}>
          <Typography>
            {received === null
              ? i18n.t('{quantity} of {bought}', { quantity, bought: orderLine.quantity })
              : i18n.t('{received} of {quantity} received', { received, quantity })}
          </Typography>
          {credited > 0 && <Price npr={credited} variant="body2" />}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {i18n.t(staffReturnTexts.reason[reason])}
      </Typography>
      {words && (
        <Typography
          component="blockquote"
          variant="body2"
          color="textSecondary"
          sx={{
            m: 0,
            mt: 0.5,
            pl: 1.5,
            borderLeft: 2,
            borderColor: 'divider',
            whiteSpace: 'pre-line',
            overflowWrap: 'anywhere',
          }}
        >
          {words}
        </Typography>
      )}
      <RequestedReplacement line={line} />
      {received !== null && received > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {describeReceivedLine(i18n, line)}
        </Typography>
      )}
    </Box>
  );
}
