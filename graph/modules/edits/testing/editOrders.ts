import { placeOrders } from '#graph/modules/checkout/testing/placeOrders.ts';
import type { EditOrderInput, PlaceOrderInput, QuoteOrderEditInput } from '#graph/schema/schema.generated.ts';
import type { Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import type { TestServer } from '#graph/testing/server.ts';

const QUOTE_FIELDS = `
  lines { index lineId basis line { id sku size quantity unitPrice lineTotal } }
  totals { items discount shipping tax finalTotal } couponDiscount staffDiscount shippingByRule
  difference due refundDue needsAgreement changes { part before after } errors { code reason field message }`;

const QUOTE = `query ($input: QuoteOrderEditInput!) { quoteOrderEdit(input: $input) { ${QUOTE_FIELDS} } }`;
const ORDER_FIELDS = `
  id version status paymentStatus couponCode due refundDue notes contact { phone } shippingAddress { district }
  totals { items discount shipping tax finalTotal } staffDiscount staffDiscountTerms { unit value on amount }
  lines { id sku size quantity unitPrice lineTotal } timeline { note }
  proposal { id difference due totals { finalTotal } lines { sku quantity } changes { part } }`;
const ORDER = `order { ${ORDER_FIELDS} staff { proposals { status } } }`;
const ERRORS = 'errors { code reason field message }';
const EDIT = `mutation ($input: EditOrderInput!) {
  editOrder(input: $input) { ${ORDER} proposal { id expiresAt } quote { ${QUOTE_FIELDS} } ${ERRORS} }
}`;
const ANSWER = `mutation ($input: AnswerOrderProposalInput!) { answerOrderProposal(input: $input) { order { ${ORDER_FIELDS} } ${ERRORS} } }`;
export const WITHDRAW = `mutation ($input: WithdrawOrderProposalInput!) { withdrawOrderProposal(input: $input) { ${ORDER} ${ERRORS} } }`;

type EditOverrides = Partial<Omit<EditOrderInput, 'id'>>;

/** Returns helpers that edit orders as `getStaff()`, by default with the quoted total and the current version. */
export function editOrders(server: TestServer, getStaff: () => Shopper) {
  async function placeOrder(
    lines: PlaceOrderInput['lines'],
    overrides: Partial<PlaceOrderInput> = {},
    shopper?: Shopper,
  ) {
    const input = buildOrderInput(lines, overrides);
    const payload = shopper
      ? (await shopper.graphql(PLACE_ORDER, { input })).data?.placeOrder
      : await placeOrders(server).place(input);
    if (!payload?.order) throw new Error(JSON.stringify(payload?.errors));
    const order = await server.prisma.order.findUniqueOrThrow({
      where: { id: payload.order.id },
      include: { lines: { orderBy: { position: 'asc' } } },
    });
    return { ...order, guestToken: payload.guestToken as string | null };
  }

  async function quote(id: string, input: Omit<QuoteOrderEditInput, 'id'>) {
    const { data, errors } = await getStaff().graphql(QUOTE, { input: { id, ...input } });
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.quoteOrderEdit;
  }

  async function edit(id: string, overrides: EditOverrides, shopper = getStaff()) {
    const { agreement, agreementNote, message, version, expectedTotal, ...requestedEdit } = overrides;
    const quotedTotal = expectedTotal ?? (await quote(id, requestedEdit)).totals.finalTotal;
    const currentVersion =
      version ?? (await server.prisma.order.findUniqueOrThrow({ where: { id } })).version;
    const agreementInput = {
      agreement: agreement === undefined ? ('PHONE' as const) : agreement,
      agreementNote: agreementNote ?? 'Sita, today at 2 pm',
      message,
    };
    const input = {
      id,
      version: currentVersion,
      expectedTotal: quotedTotal,
      ...requestedEdit,
      ...agreementInput,
    };
    const { data, errors } = await shopper.graphql(EDIT, { input });
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.editOrder;
  }

  async function answerProposal(input: object, shopper?: Shopper) {
    const { data, errors } = await (shopper?.graphql(ANSWER, { input }) ?? server.graphql(ANSWER, { input }));
    if (errors) throw new Error(JSON.stringify(errors));
    return data?.answerOrderProposal;
  }

  const findStock = async (id: string | undefined) =>
    (await server.prisma.variant.findUniqueOrThrow({ where: { id: id ?? '' } })).stock;

  /** Returns the number of items that the order has taken out of stock. */
  const countReserved = async (orderId: string) => {
    const { _sum } = await server.prisma.stockMove.aggregate({ where: { orderId }, _sum: { delta: true } });
    return 0 - (_sum.delta ?? 0);
  };

  const findEditEmails = async (orderId: string) =>
    (await server.prisma.mail.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } })).filter(
      ({ template }) => template.startsWith('orderChanged') || template.startsWith('orderProposed'),
    );

  return {
    place: placeOrder,
    quote,
    edit,
    answer: answerProposal,
    findStock,
    countReserved,
    findEditEmails,
  };
}

const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { order { id } guestToken errors { code field message } }
}`;
