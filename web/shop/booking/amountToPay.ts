interface Order {
  due: number;
  booking: { toPay: number } | null;
}

/** What is asked for at this moment, NPR: of a booking the advance before all else, and the rest by the prices of now. */
export function toPay({ due, booking }: Order): number {
  return booking?.toPay ?? due;
}
