import { Fragment } from 'react';
import { inNepali, namesAsStored } from '#domain/customers/places.ts';
import { readablePhone } from '#domain/text/readablePhone.ts';
import { look } from '#graph/mail/templates/look.ts';
import { Overline } from '#graph/mail/templates/Paragraph.tsx';
import { nepalPlaces } from '#graph/modules/customers/nepalPlaces.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OrderShop } from './orderTexts.ts';

/** Where an order goes. */
export function OrderAddress({ shop, order }: { shop: OrderShop; order: Order }) {
  if (order.fulfilment !== 'DELIVERY') return <StoreAddress shop={shop} />;
  const { shipName, shipPhone, street, landmark, ward } = order;
  const names = shop.language === 'ne' ? inNepali(nepalPlaces) : namesAsStored;
  const municipality = names.municipality(order.district, order.municipality);
  const place =
    ward === null ? municipality : shop.say('{municipality}, ward {ward}', { municipality, ward });
  const region = `${names.district(order.district)}, ${names.province(order.province)}`;
  const lines = [shipName, street, landmark, place, region, readablePhone(shipPhone)];
  return (
    <>
      <Overline>{shop.say('Delivery address')}</Overline>
      <p style={look.text}>
        {lines
          .filter((line) => line !== null)
          .map((line, index) => (
            <Fragment key={line}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
      </p>
    </>
  );
}

/** Where an order without an address of its own is picked up. */
function StoreAddress({ shop }: { shop: OrderShop }) {
  const { address, addressNe } = shop.settings;
  return (
    <>
      <Overline>{shop.say('Pick-up at the store')}</Overline>
      <p style={look.text}>{(shop.language === 'ne' && addressNe) || address}</p>
    </>
  );
}
