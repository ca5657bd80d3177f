/** Shipping address of a test order, as in API responses. */
export const shippingAddress = {
  name: 'Sita Rai',
  phone: '+9779841000000',
  province: 'Bagmati',
  district: 'Lalitpur',
  municipality: 'Lalitpur',
  ward: 3,
  street: 'Pulchowk 12',
  landmark: null,
};
