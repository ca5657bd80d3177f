import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';
import { PROVIDER_NAMES_NE } from '#domain/payments/methodTexts.ts';
import type { Shop } from '#graph/mail/templates/template.ts';

/** The Nepali of the parts that mails about orders share, and of sentences in more than one of them. */
export const orderTexts = {
  'Thank you for your order': 'अर्डरका लागि धन्यवाद',
  'We hold your pieces until {until}. Without a payment, the order is cancelled then.':
    'तपाईंका गहना {until} सम्म राखिन्छन्। त्यतिन्जेल भुक्तानी नआए अर्डर रद्द हुन्छ।',
  'Pay by {until} to reserve your pieces while they last. Without a payment, the order is cancelled then.':
    'गहना सकिनुअघि छुट्ट्याउन {until} सम्म तिर्नुहोस्। त्यतिन्जेल भुक्तानी नआए अर्डर रद्द हुन्छ।',
  'Your pieces are not reserved yet. Pay now to reserve them while they last; we may call you to confirm your order.':
    'तपाईंका गहना अझै छुट्ट्याइएका छैनन्। सकिनुअघि छुट्ट्याउन अहिले नै तिर्नुहोस्; अर्डर पक्का गर्न हामी तपाईंलाई फोन गर्न सक्छौँ।',
  'Please do not pay yet. We will call you first; then you get the account to transfer to.':
    'कृपया अहिले नै नतिर्नुहोस्। पहिले हामी तपाईंलाई फोन गर्छौँ; त्यसपछि ट्रान्सफर गर्ने खाता दिन्छौँ।',
  '{number} · {due} to pay': '{number} · {due} तिर्न बाँकी',
  'Pay {due}': '{due} तिर्नुहोस्',
  'We will call you to confirm before we set your pieces aside.':
    'गहना छुट्ट्याउनुअघि पक्का गर्न हामी तपाईंलाई फोन गर्नेछौँ।',
  'Track your order': 'कहाँ पुग्यो हेर्नुहोस्',
  Payment: 'भुक्तानी',
  'Please transfer {total} with {number} as the reference. We start on your order once we receive the payment.':
    'कृपया {total} ट्रान्सफर गर्नुहोस् र सन्दर्भमा {number} लेख्नुहोस्। रकम आएपछि काम सुरु गर्छौँ।',
  'Delivery address': 'पठाउने ठेगाना',
  '{municipality}, ward {ward}': '{municipality}, वडा नं. {ward}',
  Items: 'सामान',
  'Coupon {code}': 'कुपन {code}',
  Discount: 'छुट',
  Shipping: 'ढुवानी',
  'Shipping ({coupon})': 'ढुवानी ({coupon})',
  Free: 'निःशुल्क',
  [ESTIMATED_TAX]: 'अनुमानित कर ({percent}%)',
  [TAX]: 'कर ({percent}%)',
  Cash: 'नगद',
  Card: 'कार्ड',
  Exchange: 'साटेको',
  Total: 'जम्मा',
  'size {size}': 'नाप {size}',
  '{purity} gold': '{purity} सुन',
  '{purity} silver': '{purity} चाँदी',
  '{number} · {total}': '{number} · {total}',
  'You can pick it up at our store.': 'सामान हाम्रो पसलबाट लैजानुहोला।',
  'See your order': 'अर्डर हेर्नुहोस्',
  'Pick-up at the store': 'पसलबाट लैजाने',
  'This is about your order {number}.': 'यो तपाईंको अर्डर {number} बारे हो।',
  'Your order is cancelled': 'तपाईंको अर्डर रद्द भयो',
  'Your order {number} is cancelled': 'तपाईंको अर्डर {number} रद्द भयो',
  'We have received your return': 'फिर्ता गरिएको सामान पायौँ',
  'Your booking': 'तपाईंको बुकिङ',
  '{paid} is paid. {due} is left to pay by {day}.': '{paid} तिरिसक्नुभयो। {day} सम्म {due} तिर्न बाँकी छ।',
  'Please pay {advance} now, and {balance} by {day}.': 'अहिले {advance} तिर्नुहोस्, बाँकी {balance} {day} सम्ममा।',
  'The price stays as it is, whatever the rate does.': 'भाउ घटे पनि बढे पनि मूल्य यही रहन्छ।',
  'If the metal rate falls before you pay the rest, you pay less. If it rises, your price stays the same.':
    'बाँकी तिर्ने दिन भाउ घटेको छ भने घटेकै मूल्य तिर्नुहुन्छ; बढेको भए पनि तपाईंलाई बढी पर्दैन।',
  'If you don’t pay the rest by then, or if you cancel, we keep {forfeit} of the advance.':
    'त्यस दिनसम्म बाँकी रकम आएन वा तपाईंले रद्द गर्नुभयो भने अग्रिम रकमबाट {forfeit} हामी राख्छौँ।',
  'If you don’t pay the rest by then, or if you cancel, we refund everything you have paid.':
    'त्यस दिनसम्म बाँकी रकम आएन वा तपाईंले रद्द गर्नुभयो भने तपाईंले तिरेको सबै रकम फिर्ता हुन्छ।',
  'Pay the rest': 'बाँकी तिर्नुहोस्',
  'Your exchange': 'तपाईंको साटफेर',
  'Order {number} has the pieces you get in exchange for your return {back}.':
    'अर्डर {number} तपाईंको फिर्ता {back} को सट्टामा दिइने गहना हो।',
  'If this is a mistake, just reply to this email.': 'यो गल्ती हो भने यही मेलको जवाफ दिनुहोस्।',
  'What changes': 'के परिवर्तन हुन्छ',
  'Your contact details': 'तपाईंको सम्पर्क विवरण',
  'The delivery address': 'पठाउने ठेगाना',
  'Your note': 'तपाईंको टिपोट',
  'The coupon': 'कुपन',
  'Paid by: {method}': 'भुक्तानी: {method}',
  'Bank transfer': 'बैंक ट्रान्सफर',
  ...PROVIDER_NAMES_NE,
  'Cash on delivery': 'डेलिभरीमा नगद',
  'Shipping: {before} → {after}': 'ढुवानी: {before} → {after}',
  'Discount from the store: {amount}': 'पसलले दिएको छुट: {amount}',
  'Total: {before} → {after}': 'जम्मा: {before} → {after}',
  '{name}, size {size}': '{name}, नाप {size}',
  'Added: {quantity} × {piece}, {price} each': 'थपिएको: {quantity} × {piece}, एउटाको {price}',
  'Taken off: {quantity} × {piece}': 'हटाइएको: {quantity} × {piece}',
  'You have paid {refundDue} more than that. We will pay it back.':
    'तपाईंले {refundDue} बढी तिर्नुभएको छ। त्यो रकम हामी फिर्ता गर्छौँ।',
  'Nothing is left to pay.': 'अब केही तिर्न बाँकी छैन।',
  'Still to pay: {due}.': 'तिर्न बाँकी: {due}।',
};

/** The store that writes about an order. */
export type OrderShop = Shop<typeof orderTexts>;
