import { type ArticleSource, applying } from '../article.ts';

export const returnPolicy: ArticleSource = ({ isGiven }) => ({
  title: /*i18n*/ 'Return policy',
  lead: /*i18n*/ '{returnDays, plural, =0 {If a piece arrived damaged or is not the one you ordered, call us: we take it back at our cost.} one {If a piece is not what you hoped for, tell us within a day of delivery and return it in its original condition.} other {If a piece is not what you hoped for, tell us within # days of delivery and return it in its original condition.}}',
  sections: applying(
    {
      id: 'what-can-be-returned',
      title: /*i18n*/ 'What can be returned',
      body: [
        [
          /*i18n*/ 'Unworn pieces with their tag, certificate and box.',
          /*i18n*/ 'Any piece that arrived damaged or is not the one you ordered, also later and at our cost.',
        ],
        /*i18n*/ 'Pieces that were resized, engraved or made for you cannot be returned unless they are faulty. For hygiene reasons, earrings that were worn cannot be returned.',
      ],
    },
    {
      id: 'how',
      title: /*i18n*/ 'How to return a piece',
      body: [
        [
          /*i18n*/ '{returnDays, plural, =0 {Write to {email} or call {phone} with the number of your order.} one {Open your order and choose Return pieces within a day of delivery, with photographs if something is wrong. Or write to {email} or call {phone}.} other {Open your order and choose Return pieces within # days of delivery, with photographs if something is wrong. Or write to {email} or call {phone}.}}',
          /*i18n*/ 'We answer within a working day and tell you how to send the piece to {address}, or you bring it there.',
          /*i18n*/ 'We weigh and check it, usually on the day we receive it, and email you what we credit. Your order shows where the return and its refund stand.',
        ],
      ],
    },
    isGiven('SIZE_EXCHANGE') && {
      id: 'exchange',
      title: /*i18n*/ 'Another size',
      body: [
        /*i18n*/ 'We exchange a ring of the wrong size once without a fee if the other size is in stock. Most sizes differ in weight and so in price: you pay or receive the difference, at the price of the day of the exchange. For any other piece, what you returned counts as its payment.',
      ],
    },
    {
      id: 'before-it-leaves',
      title: /*i18n*/ 'Before it ships',
      body: [
        /*i18n*/ 'You can cancel an order until it ships: open it in your account, or as a guest by the link in our email, and give a reason. If it is paid and you ordered as a guest, call or write to us. What you paid is refunded.',
      ],
    },
  ),
});
