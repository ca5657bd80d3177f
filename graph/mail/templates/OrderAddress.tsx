import { Text } from '@react-email/components';
import { Fragment } from 'react';
import type { Order } from '../../prisma/generated/client.ts';
import { look } from './look.ts';
import { Overline } from './Paragraph.tsx';

/** Where an order goes. */
export function OrderAddress({ order }: { order: Order }) {
  const { shipName, shipPhone, street, landmark, municipality, ward, district, province } = order;
  const place = ward === null ? municipality : `${municipality}, ward ${ward}`;
  const lines = [shipName, street, landmark, place, `${district}, ${province}`, shipPhone];
  return (
    <>
      <Overline>Goes to</Overline>
      <Text style={look.text}>
        {lines
          .filter((line) => line !== null)
          .map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
      </Text>
    </>
  );
}
