interface Order {
  due: number;
  booking: { amountToPay: number } | null;
}

/** Returns the amount to pay now in NPR: a booking's advance first, then the remaining amount at current prices. */
export function getAmountToPay({ due, booking }: Order): number {
  return booking?.amountToPay ?? due;
}
