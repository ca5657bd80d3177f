import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';
import { PROVIDER_NAMES_NE } from '#domain/payments/methodTexts.ts';
import type { EmailContext } from '#graph/mail/templates/template.ts';

/** Nepali texts shared by several emails about orders. */
export const orderTexts = {
  'Thank you for your order': 'अर्डरका लागि धन्यवाद',
  'Your pieces are reserved until {until}. If you haven’t paid by then, the order will be cancelled.':
    'तपाईंका गहना {until} सम्म छुट्ट्याइएका छन्। त्यतिन्जेल भुक्तानी नआए अर्डर रद्द हुन्छ।',
  'Pay by {until} to reserve your pieces while they last. If you haven’t paid by then, the order will be cancelled.':
    'गहना सकिनुअघि आफ्नो बनाउन {until} सम्म तिर्नुहोस्। त्यतिन्जेल भुक्तानी नआए अर्डर रद्द हुन्छ।',
  'Your pieces are not reserved yet. Pay now to reserve them while they last; we may call you to confirm your order.':
    'तपाईंका गहना अझै छुट्ट्याइएका छैनन्। सकिनुअघि आफ्नो बनाउन अहिले नै तिर्नुहोस्; अर्डर पक्का गर्न हामी तपाईंलाई फोन गर्न सक्छौँ।',
  'Please don’t pay yet. We’ll call you first, then give you our bank details.':
    'कृपया अहिले नै नतिर्नुहोस्। पहिले हामी तपाईंलाई फोन गर्छौँ, अनि बैंक खाताको विवरण दिन्छौँ।',
  '{number} · {due} to pay': '{number} · {due} तिर्न बाँकी',
  'Pay {due}': '{due} तिर्नुहोस्',
  'We will call you to confirm before we reserve your pieces.':
    'गहना छुट्ट्याउनुअघि अर्डर पक्का गर्न हामी तपाईंलाई फोन गर्नेछौँ।',
  'Track your order': 'अर्डर कहाँ पुग्यो हेर्नुहोस्',
  Payment: 'भुक्तानी',
  'Please transfer {total} with {number} as the reference. We’ll prepare your order once we receive the payment.':
    'कृपया {total} ट्रान्सफर गर्नुहोस् र सन्दर्भमा {number} लेख्नुहोस्। रकम आइपुगेपछि अर्डर तयार गर्छौँ।',
  'Delivery address': 'डेलिभरी ठेगाना',
  '{municipality}, ward {ward}': '{municipality}, वडा नं. {ward}',
  Items: 'गहना',
  'Coupon {code}': 'कुपन {code}',
  Discount: 'छुट',
  Shipping: 'ढुवानी',
  'Shipping ({coupon})': 'ढुवानी ({coupon})',
  Free: 'निःशुल्क',
  [ESTIMATED_TAX]: 'अनुमानित कर ({percent}%)',
  [TAX]: 'कर ({percent}%)',
  Cash: 'नगद',
  Card: 'कार्ड',
  Exchange: 'साटफेर',
  Total: 'जम्मा',
  'size {size}': 'नाप {size}',
  '{purity} gold': '{purity} सुन',
  '{purity} silver': '{purity} चाँदी',
  '{number} · {total}': '{number} · {total}',
  'You can pick up your order at our store.': 'आफ्नो अर्डर हाम्रो पसलबाट लैजान सक्नुहुन्छ।',
  'See your order': 'अर्डर हेर्नुहोस्',
  'Pick-up at the store': 'पसलबाटै लिने',
  'Your order is cancelled': 'तपाईंको अर्डर रद्द भयो',
  'Your order {number} is cancelled': 'तपाईंको अर्डर {number} रद्द भयो',
  'We have received your return': 'फिर्ता गर्नुभएको सामान पायौँ',
  'Your booking': 'तपाईंको बुकिङ',
  'You have paid {paid}. Please pay the remaining {due} by {day}.':
    'तपाईंले {paid} तिरिसक्नुभयो। कृपया {day} सम्म बाँकी {due} तिर्नुहोस्।',
  'Please pay {advance} now, and the remaining {balance} by {day}.':
    'कृपया अहिले {advance}, र {day} सम्म बाँकी {balance} तिर्नुहोस्।',
  'Your price stays the same, whether the metal rate rises or falls.':
    'धातुको भाउ घटे पनि बढे पनि तपाईंको मूल्य यही रहन्छ।',
  'If the metal rate falls before you pay the remaining amount, you’ll pay less. If it rises, your price will stay the same.':
    'बाँकी रकम तिर्नुअघि धातुको भाउ घट्यो भने घटेकै मूल्य तिर्नुहुन्छ; बढ्यो भने तपाईंको मूल्य यही रहन्छ।',
  'If you don’t pay the remaining amount by then, or if you cancel, we’ll keep {forfeit} of the advance.':
    'त्यस दिनसम्म बाँकी रकम आएन वा तपाईंले रद्द गर्नुभयो भने अग्रिम रकमबाट {forfeit} हामी राख्नेछौँ।',
  'If you don’t pay the remaining amount by then, or if you cancel, we’ll refund everything you have paid.':
    'त्यस दिनसम्म बाँकी रकम आएन वा तपाईंले रद्द गर्नुभयो भने तपाईंले तिरेको सबै रकम फिर्ता हुन्छ।',
  'Pay the remaining amount': 'बाँकी रकम तिर्नुहोस्',
  'Your exchange': 'तपाईंको साटफेर',
  'Order {number} contains the pieces you chose in exchange for your return {back}.':
    'अर्डर {number} मा तपाईंको फिर्ता {back} को सट्टामा छानिएका गहना छन्।',
  'If this is a mistake, just reply to this email.': 'यो गल्ती हो भने यही इमेलको जवाफ दिनुहोस्।',
  Changes: 'परिवर्तन',
  'Your contact details': 'तपाईंको सम्पर्क विवरण',
  'Your note': 'तपाईंको टिप्पणी',
  Coupon: 'कुपन',
  'Payment method: {method}': 'भुक्तानीको तरिका: {method}',
  'Bank transfer': 'बैंक ट्रान्सफर',
  ...PROVIDER_NAMES_NE,
  'Cash on delivery': 'डेलिभरीमा नगद',
  'Shipping: {before} → {after}': 'ढुवानी: {before} → {after}',
  'Discount from the store: {amount}': 'पसलले दिएको छुट: {amount}',
  'Total: {before} → {after}': 'जम्मा: {before} → {after}',
  '{name}, size {size}': '{name}, नाप {size}',
  'Added: {quantity} × {piece}, {price} each': 'थपिएको: {quantity} × {piece}, एउटाको {price}',
  'Removed: {quantity} × {piece}': 'हटाइएको: {quantity} × {piece}',
  'You have paid {refundDue} more than the order total. We will refund the difference.':
    'तपाईंले अर्डरको जम्मा रकमभन्दा {refundDue} बढी तिर्नुभएको छ। बढी रकम हामी फिर्ता गर्छौँ।',
  'There is nothing left to pay.': 'अब केही तिर्न बाँकी छैन।',
  'Amount due: {due}.': 'तिर्न बाँकी: {due}।',
};

/** Store, with the texts of emails about orders. */
export type OrderShop = EmailContext<typeof orderTexts>;
