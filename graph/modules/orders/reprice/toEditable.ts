import type { Correctable } from '#domain/orders/edit/editChanges.ts';
import type { OrderToEdit } from './orderToEdit.ts';

/** An order as its corrections are told. */
export function toCorrectable({ order, lines }: OrderToEdit): Correctable {
  const {
    shipName: name,
    shipPhone: phone,
    province,
    district,
    municipality,
    ward,
    street,
    landmark,
  } = order;
  const { notes, paymentMethod, couponCode, staffDiscount, finalTotal } = order;
  const { shipping, shippingDiscount, discount } = order;
  return {
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    address: { name, phone, province, district, municipality, ward, street, landmark },
    notes,
    paymentMethod,
    lines,
    shipping,
    couponCode,
    couponDiscount: discount - staffDiscount + shippingDiscount,
    staffDiscount,
    finalTotal,
  };
}
