/** Where an order of a test goes, as the server answers it. */
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
