import type { EditableOrder } from '#domain/orders/edit/compareOrders.ts';
import type { OrderToEdit } from './orderToEdit.ts';

/** Converts an order to the form used to compare edits. */
export function toEditableOrder({ order, lines }: OrderToEdit): EditableOrder {
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
