import { Fragment } from 'react';
import { getNepaliNames, storedNames } from '#domain/customers/places.ts';
import { formatPhone } from '#domain/text/formatPhone.ts';
import { Overline } from '#graph/mail/templates/Paragraph.tsx';
import { styles } from '#graph/mail/templates/styles.ts';
import { nepalPlaces } from '#graph/modules/customers/nepalPlaces.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import type { OrderShop } from './orderTexts.ts';

/** Delivery address of an order. */
export function OrderAddress({ shop, order }: { shop: OrderShop; order: Order }) {
  if (order.fulfilment !== 'DELIVERY') return <StoreAddress shop={shop} />;
  const { shipName, shipPhone, street, landmark, ward } = order;
  const names = shop.language === 'ne' ? getNepaliNames(nepalPlaces) : storedNames;
  const municipality = names.municipality(order.district, order.municipality);
  const place = ward === null ? municipality : shop.t('{municipality}, ward {ward}', { municipality, ward });
  const region = `${names.district(order.district)}, ${names.province(order.province)}`;
  const lines = [shipName, street, landmark, place, region, formatPhone(shipPhone)];
  return (
    <>
      <Overline>{shop.t('Delivery address')}</Overline>
      <p style={styles.text}>
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

/** Address where an order is picked up. */
function StoreAddress({ shop }: { shop: OrderShop }) {
  const { address, addressNe } = shop.settings;
  return (
    <>
      <Overline>{shop.t('Pick-up at the store')}</Overline>
      <p style={styles.text}>{(shop.language === 'ne' && addressNe) || address}</p>
    </>
  );
}
