import { ESTIMATED_TAX, TAX } from '#domain/orders/orderTotals.ts';
import { PROVIDER_NAMES_NE } from '#domain/payments/methodTexts.ts';

/** What the mails about orders say, in Nepali by the English sentence. */
export const inNepali = {
  'Your order {number}': 'तपाईंको अर्डर {number}',
  'Thank you for your order': 'अर्डरका लागि धन्यवाद',
  '{number} · {total} · arrives {days}': '{number} · {total} · पुग्ने दिन: {days}',
  'We have received your order {number} and will confirm it shortly. Estimated delivery: {days}.':
    'तपाईंको अर्डर {number} पायौँ; छिट्टै पक्का गर्छौँ। पुग्ने अनुमानित दिन: {days}।',
  '{number} · {total} · bank transfer': '{number} · {total} · बैंक ट्रान्सफर',
  'We have received your order {number}. Delivery {minDays}–{maxDays} working days after your payment reaches us.':
    'तपाईंको अर्डर {number} पायौँ। तपाईंको भुक्तानी हामीकहाँ आइपुगेको {minDays}–{maxDays} कार्यदिनमा सामान पुग्छ।',
  'We have reserved the pieces for you. Delivery {minDays}–{maxDays} working days after your payment reaches us.':
    'हामीले तपाईंको अर्डर हेरेर गहना छुट्ट्याइसक्यौँ। तपाईंको भुक्तानी हामीकहाँ आइपुगेको {minDays}–{maxDays} कार्यदिनमा सामान पुग्छ।',
  'The order had been called off by then. We will tell you if it can go on; if not, we pay {owed} back to you.':
    'त्यतिबेलासम्म अर्डर रद्द भइसकेको थियो। अघि बढाउन मिले खबर गर्छौँ; नमिले {owed} तपाईंलाई फिर्ता गर्छौँ।',
  'That is {owed} more than the order costs; we will pay it back to you.':
    'यो अर्डरको मूल्यभन्दा {owed} बढी हो; बढी रकम तपाईंलाई फिर्ता गर्छौँ।',
  '{number} · {total} · waits for your payment': '{number} · {total} · तपाईंको भुक्तानी पर्खँदै',
  '{total} by {method}. If you have not paid yet, open your order to pay.':
    '{total}, {method} बाट। अझै तिर्नुभएको छैन भने अर्डर खोलेर तिर्नुहोस्।',
  'We hold your pieces until {until}. Without a payment, the order is cancelled then.':
    'तपाईंका गहना {until} सम्म राखिन्छन्। त्यतिन्जेल भुक्तानी नआए अर्डर रद्द हुन्छ।',
  'Pay by {until} to reserve your pieces while they last. Without a payment, the order is cancelled then.':
    'गहना सकिनुअघि छुट्ट्याउन {until} सम्म तिर्नुहोस्। त्यतिन्जेल भुक्तानी नआए अर्डर रद्द हुन्छ।',
  'Your payment is due': 'भुक्तानी गर्ने बेला भयो',
  'We have not received {due} for your order {number} yet.': 'तपाईंको अर्डर {number} को {due} अझै आइपुगेको छैन।',
  'If you have paid in the meantime, there is nothing to do. If you need more time, just reply to this email.':
    'यसबीच तिरिसक्नुभएको छ भने केही गर्नु पर्दैन। थप समय चाहिए यही इमेलको जवाफ दिनुहोस्।',
  'Please pay for your order {number} by {until}': 'कृपया अर्डर {number} को भुक्तानी {until} सम्म गर्नुहोस्',
  'It goes back to the {method} account you paid with.': 'रकम तपाईंले तिर्नुभएकै {method} खातामा फिर्ता जान्छ।',
  'Your pieces are not reserved yet. Pay now to reserve them while they last; we may call you to confirm your order.':
    'तपाईंका गहना अझै छुट्ट्याइएका छैनन्। सकिनुअघि छुट्ट्याउन अहिले नै तिर्नुहोस्; अर्डर पक्का गर्न हामी तपाईंलाई फोन गर्न सक्छौँ।',
  '{number} · {total} · we will call you first': '{number} · {total} · पहिले हामी फोन गर्छौँ',
  'We have received your order {number}.': 'तपाईंको अर्डर {number} पायौँ।',
  'Please do not pay yet. We will call you first; then you get the account to transfer to.':
    'कृपया अहिले नै नतिर्नुहोस्। पहिले हामी तपाईंलाई फोन गर्छौँ; त्यसपछि ट्रान्सफर गर्ने खाता दिन्छौँ।',
  '{number} · {total} received, {due} to pay': '{number} · {total} पायौँ, {due} तिर्न बाँकी',
  'We have received a part of your payment': 'तपाईंको भुक्तानीको केही भाग पायौँ',
  'We have received a part of your payment for order {number}': 'अर्डर {number} को भुक्तानीको केही भाग पायौँ',
  'Thank you. {total} for your order {number} have reached us.':
    'धन्यवाद। तपाईंको अर्डर {number} का लागि {total} हामीकहाँ आइपुग्यो।',
  'Still to pay: {due}, until {until}.': 'तिर्न बाँकी: {due}, {until} सम्म।',
  'Open your order to pay the rest, in the same way or another.':
    'बाँकी रकम त्यसरी नै वा अर्को तरिकाले तिर्न अर्डर खोल्नुहोस्।',
  '{number} · {due} to pay': '{number} · {due} तिर्न बाँकी',
  'Pay your order': 'अर्डरको भुक्तानी',
  'Pay your order {number}': 'अर्डर {number} को भुक्तानी गर्नुहोस्',
  '{due} is to be paid for your order {number} at {name}.':
    '{name} मा तपाईंको अर्डर {number} को {due} तिर्न बाँकी छ।',
  'We have received {paid} already.': '{paid} हामीले पाइसक्यौँ।',
  'You can pay until {until}.': '{until} सम्म तिर्न सक्नुहुन्छ।',
  'Pay {due}': '{due} तिर्नुहोस्',
  'The link can do nothing but pay this order. It shows no address and no phone number, so you may pass it on to whoever pays.':
    'यो लिङ्कले यो अर्डरको भुक्तानीबाहेक केही गर्न मिल्दैन। यसमा ठेगाना वा फोन नम्बर देखिँदैन, त्यसैले तिर्ने मान्छेलाई पठाउन सक्नुहुन्छ।',
  '{name}: {due} is to be paid for your order {number}. Pay here until {until}: {url}':
    '{name}: तपाईंको अर्डर {number} को {due} तिर्न बाँकी छ। {until} सम्म यहाँबाट तिर्नुहोस्: {url}',
  '{number} · {total} received': '{number} · {total} पायौँ',
  'We have received your payment': 'तपाईंको भुक्तानी पायौँ',
  'We have received your payment for order {number}': 'अर्डर {number} को भुक्तानी पायौँ',
  'Thank you. Your payment of {total} for your order {number} has reached us.':
    'धन्यवाद। तपाईंको अर्डर {number} को {total} भुक्तानी हामीकहाँ आइपुग्यो।',
  'It came after we had called the order off. Now the order goes on, and your pieces are set aside for you.':
    'अर्डर रद्द भइसकेपछि भुक्तानी आइपुग्यो। अब अर्डर अघि बढ्छ, र गहना तपाईंका लागि छुट्ट्याइएको छ।',
  'We will call you about your pieces.': 'तपाईंको गहनाबारे हामी तपाईंलाई फोन गर्नेछौँ।',
  'Estimated delivery: {days}.': 'पुग्ने अनुमानित दिन: {days}।',
  'We will call you to confirm before we set your pieces aside.':
    'गहना छुट्ट्याउनुअघि पक्का गर्न हामी तपाईंलाई फोन गर्नेछौँ।',
  'Track your order': 'कहाँ पुग्यो हेर्नुहोस्',
  'Your note: {notes}': 'तपाईंको टिपोट: {notes}',
  Payment: 'भुक्तानी',
  'Cash on delivery: please have {total} ready.': 'डेलिभरीमा नगद: कृपया {total} तयार राख्नुहोला।',
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
  'Invoice no. {number}, {day}': 'बिल नम्बर {number}, {day}',
  '{method}: {amount}': '{method}: {amount}',
  Cash: 'नगद',
  Card: 'कार्ड',
  Exchange: 'साटेको',
  Total: 'जम्मा',
  'size {size}': 'नाप {size}',
  '{purity} gold': '{purity} सुन',
  '{purity} silver': '{purity} चाँदी',

  '{number} · {total}': '{number} · {total}',
  'Thank you for your visit': 'आउनुभएकोमा धन्यवाद',
  'This is the receipt for what you bought at our counter, number {number}.':
    'हाम्रो पसलमा तपाईंले किन्नुभएको सामानको रसिद यही हो, नम्बर {number}।',
  'This is the receipt for what you ordered by phone, number {number}.':
    'तपाईंले फोनबाट गर्नुभएको अर्डरको रसिद यही हो, नम्बर {number}।',
  'You pick it up at our store.': 'सामान हाम्रो पसलबाट लैजानुहोला।',
  'See your order': 'अर्डर हेर्नुहोस्',
  'Paid: {paid}.': 'तिरेको: {paid}।',
  'Paid: {paid}. Still to pay: {due}.': 'तिरेको: {paid}। तिर्न बाँकी: {due}।',
  'Your receipt {number}': 'तपाईंको रसिद {number}',
  'Pick-up at the store': 'पसलबाट लैजाने',
  'Your order is ready for you': 'तपाईंको सामान तयार छ',
  'Your order {number} is ready for you': 'तपाईंको सामान तयार छ, नम्बर {number}',
  'You can pick it up at our store.': 'हाम्रो पसलबाट लैजान सक्नुहुन्छ।',
  'Your order is with you': 'तपाईंको सामान तपाईंसँग छ',
  'Your order {number} is with you': 'तपाईंको सामान तपाईंसँग छ, नम्बर {number}',
  'We are checking, polishing and weighing each piece. We will write when you can pick it up.':
    'हरेक गहना जाँचेर, पालिस गरेर, तौलेर राखिन्छ। लैजान मिल्ने भएपछि फेरि लेख्छौँ।',
  'We have reserved the pieces for you.': 'हामीले तपाईंको गहना छुट्ट्याइसक्यौँ।',
  'This is about your order {number}.': 'यो तपाईंको अर्डर {number} बारे हो।',
  'We have received your order': 'तपाईंको अर्डर पायौँ',
  'We have received your order {number}': 'तपाईंको अर्डर {number} पायौँ',
  'We will confirm it shortly.': 'तपाईंको अर्डर हामीले पक्का गर्न बाँकी छ।',
  'Your order is confirmed': 'तपाईंको अर्डर पक्का भयो',
  'Your order {number} is confirmed': 'तपाईंको अर्डर {number} पक्का भयो',
  'We have reserved the pieces for you. Estimated delivery: {days}.':
    'हामीले तपाईंको अर्डर हेरेर गहना छुट्ट्याइसक्यौँ। पुग्ने अनुमानित दिन: {days}।',
  'Your order is being prepared': 'तपाईंको अर्डर तयार हुँदै छ',
  'Your order {number} is being prepared': 'तपाईंको अर्डर {number} तयार हुँदै छ',
  'We are checking, polishing, weighing and packing each piece. We will email you when it is on its way.':
    'हरेक गहना जाँचेर, पालिस गरेर, तौलेर पोको पारिन्छ। पठाएपछि फेरि लेख्छौँ।',
  'Your order is on its way': 'तपाईंको अर्डर बाटोमा छ',
  'Your order {number} is on its way': 'तपाईंको अर्डर {number} बाटोमा छ',
  'It has been shipped.': 'यो हाम्रो पसलबाट निस्किसक्यो।',
  'It is with {carrier}, tracking number {trackingNumber}.': '{carrier} ले ल्याउँदै छ, नम्बर {trackingNumber}।',
  'It is with {carrier}.': '{carrier} ले ल्याउँदै छ।',
  'The tracking number is {trackingNumber}.': 'कुरियरको नम्बर {trackingNumber}।',
  'Follow the parcel at {carrier}': '{carrier} मा पार्सल कहाँ पुग्यो हेर्नुहोस्',
  'The courier will bring it to you.': 'कुरियरले ल्याउँदै छ।',
  'Your order has arrived': 'तपाईंको अर्डर पुग्यो',
  'Your order {number} has arrived': 'तपाईंको अर्डर {number} पुग्यो',
  'We hope you enjoy wearing it. If anything is not right, just reply to this email.':
    'खुसीसाथ धेरै समय लगाउनुहोला भन्ने आशा छ। केही नमिले यही मेलको जवाफ दिनुहोस्।',
  'Your order is cancelled': 'तपाईंको अर्डर रद्द भयो',
  'Your order {number} is cancelled': 'तपाईंको अर्डर {number} रद्द भयो',
  'It will not be delivered, and there is nothing to pay.': 'अब केही पठाइँदैन, र केही तिर्नु पनि पर्दैन।',
  'We have received your return': 'फिर्ता गरिएको सामान पायौँ',
  'We have received the return of your order {number}': 'तपाईंको अर्डर {number} को फिर्ता सामान पायौँ',
  'We have received the pieces, and there is nothing to pay.': 'गहना हाम्रो पसलमा फर्किए, र केही तिर्नु पर्दैन।',
  'We have received the pieces. What you paid is refunded the way you paid it.':
    'गहना हाम्रो पसलमा फर्किए। तपाईंले तिरेको रकम जसरी तिर्नुभएको थियो त्यसरी नै फिर्ता हुन्छ।',

  '{number} · your transfer of {total}': '{number} · {total} को ट्रान्सफर',
  'Your booking': 'तपाईंको बुकिङ',
  '{paid} is paid. {due} is left to pay by {day}.': '{paid} तिरिसक्नुभयो। {day} सम्म {due} तिर्न बाँकी छ।',
  '{advance} is to pay now, and {balance} by {day}.': 'अहिले {advance} तिर्नुहोस्, बाँकी {balance} {day} सम्ममा।',
  'The price stays as it is, whatever the rate does.': 'भाउ घटे पनि बढे पनि मूल्य यही रहन्छ।',
  'Should the rate have fallen when you pay the rest, you pay less; a rise is not your loss.':
    'बाँकी तिर्ने दिन भाउ घटेको छ भने घटेकै मूल्य तिर्नुहुन्छ; बढेको भए पनि तपाईंलाई बढी पर्दैन।',
  'If the rest does not come by then, or you cancel, we keep {forfeit} of the advance.':
    'त्यस दिनसम्म बाँकी रकम आएन वा तपाईंले रद्द गर्नुभयो भने अग्रिम रकमबाट {forfeit} हामी राख्छौँ।',
  'If the rest does not come by then, or you cancel, all that you paid goes back to you.':
    'त्यस दिनसम्म बाँकी रकम आएन वा तपाईंले रद्द गर्नुभयो भने तपाईंले तिरेको सबै रकम फिर्ता हुन्छ।',
  '{number} · booked until {day}': '{number} · {day} सम्म बुक',
  'You have more time': 'तपाईंलाई थप समय दिइयो',
  'Your pieces are booked': 'तपाईंका गहना बुक भए',
  'Your order {number} stays booked until {day}.': 'तपाईंको अर्डर {number} {day} सम्म बुक रहन्छ।',
  'Thank you. The advance for your order {number} is here: its pieces are set aside until {day}.':
    'धन्यवाद। अर्डर {number} को अग्रिम रकम आइपुग्यो: गहना {day} सम्म तपाईंका लागि छुट्ट्याइएका छन्।',
  'Your order {number} is booked until {day}': 'तपाईंको अर्डर {number} {day} सम्म बुक छ',
  '{due} by {day}': '{due}, {day} सम्म',
  'The rest of your booking is due': 'बुकिङको बाँकी रकम तिर्ने बेला भयो',
  'The pieces of your order {number} are set aside for you until {day}. Please pay the rest by then.':
    'अर्डर {number} का गहना {day} सम्म तपाईंका लागि छुट्ट्याइएका छन्। कृपया त्यतिन्जेलसम्म बाँकी रकम तिर्नुहोस्।',
  'Pay the rest': 'बाँकी तिर्नुहोस्',
  'If you need more time, just reply to this email.': 'थप समय चाहिए यही इमेलको जवाफ पठाउनुहोस्।',
  'Please pay the rest of your order {number} by {day}': 'कृपया अर्डर {number} को बाँकी रकम {day} सम्म तिर्नुहोस्',
  'By the terms of the booking we keep {kept}, which is all that was paid.':
    'बुकिङका सर्तअनुसार तिरिएको सबै रकम, {kept}, हामी राख्छौँ।',
  'By the terms of the booking we keep {kept} of the advance. {owed} goes back to you.':
    'बुकिङका सर्तअनुसार अग्रिम रकमबाट {kept} हामी राख्छौँ। {owed} तपाईंलाई फिर्ता हुन्छ।',
  'We could not find your transfer': 'तपाईंको ट्रान्सफर भेटिएन',
  'We have compared the slip that you sent for your order {number} with our bank account, and could not accept it: {total}, reference {reference}.':
    'तपाईंले अर्डर {number} का लागि पठाएको भौचर हाम्रो बैंक खातासँग भिडायौँ, तर स्वीकार गर्न सकेनौँ: {total}, रेफरेन्स {reference}।',
  'Please look at it again, and send us another slip on the page of your order. If you have transferred the money, nothing is lost: just reply to this email.':
    'एकपटक फेरि हेरेर अर्डरको पृष्ठबाट अर्को भौचर पठाउनुहोस्। पैसा पठाइसक्नुभएको छ भने केही बिग्रेको छैन: यही मेलको जवाफ दिनुहोस्।',
  'About the slip for your order {number}': 'तपाईंको अर्डर {number} को भौचरबारे',
  '{number} · {total} refunded': '{number} · {total} फिर्ता गर्‍यौँ',
  'We have refunded you': 'तपाईंको रकम फिर्ता गर्‍यौँ',
  'We have refunded {total} for your order {number}.': 'तपाईंको अर्डर {number} को {total} फिर्ता गर्‍यौँ।',
  'Reference: {reference}': 'सन्दर्भ: {reference}',
  'Refund for your order {number}': 'तपाईंको अर्डर {number} को रकम फिर्ता',
  'You have received it in cash.': 'रकम तपाईंले नगदमा पाउनुभयो।',
  'It goes back to the card you paid with, which can take your bank up to 10 working days.':
    'रकम तपाईंले तिर्दा चलाएको कार्डमै फर्किन्छ; बैंकले बढीमा १० कार्यदिन लगाउन सक्छ।',
  'It goes to your bank account, where it arrives within 3 working days at the latest.':
    'रकम तपाईंको बैंक खातामा जान्छ; ढिलोमा ३ कार्यदिनभित्र पुग्छ।',

  'Your return {number}': 'तपाईंको फिर्ता {number}',
  'We have received your request': 'तपाईंको अनुरोध पायौँ',
  'You would like to return pieces of your order. We look at it and write to you, usually within a working day. Please keep the pieces until then.':
    'तपाईं अर्डरका गहना फिर्ता गर्न चाहनुहुन्छ। हामी हेरेर प्रायः एक कार्यदिनभित्र तपाईंलाई लेख्छौँ। त्यतिन्जेल गहना आफूसँगै राख्नुहोला।',
  'You would rather have: size {size}': 'बरु लिन चाहेको: नाप {size}',
  'You would rather have: {words}': 'बरु लिन चाहेको: {words}',
  'You would like another piece for it. We do what we can.':
    'तपाईं सट्टामा अर्को गहना चाहनुहुन्छ। हामी सकेसम्म मिलाउँछौँ।',
  'You would like your money back.': 'तपाईं आफ्नो रकम फिर्ता चाहनुहुन्छ।',
  'Please send us your return {number}': 'कृपया फिर्ता {number} हामीलाई पठाउनुहोस्',
  'We take your return back': 'हामी गहना फिर्ता लिन्छौँ',
  'Please pack the pieces in their box, with the tag and a note of the number {number}, and send or bring them to us.':
    'कृपया गहना ट्यागसहित आफ्नै बट्टामा राखेर, {number} नम्बर लेखिएको कागज हाली हामीलाई पठाउनुहोस् वा ल्याउनुहोस्।',
  'Send it to': 'पठाउने ठेगाना',
  'About your return {number}': 'तपाईंको फिर्ता {number} बारे',
  'We cannot take your return back': 'हामी गहना फिर्ता लिन सक्दैनौँ',
  'We are sorry: we cannot take these pieces back. If you see it differently, just reply to this email.':
    'माफ गर्नुहोला, यी गहना हामी फिर्ता लिन सक्दैनौँ। तपाईंको विचार फरक छ भने यही मेलको जवाफ दिनुहोस्।',
  'Your return {number} is here': 'तपाईंको फिर्ता {number} आइपुग्यो',
  'The pieces are here, and we have looked at them.': 'गहना आइपुगे र हामीले जाँच्यौँ।',
  'There is nothing to refund for them.': 'तिनका लागि फिर्ता गर्नुपर्ने रकम केही छैन।',
  '{total} count for the pieces you get in exchange.': 'सट्टामा लिने गहनामा {total} जोडिन्छ।',
  'You owe nothing for them.': 'तिनका लागि तपाईंले केही तिर्नु पर्दैन।',
  'Your money is still to come': 'तपाईंको रकम आउन बाँकी छ',
  'Your exchange': 'तपाईंको साटफेर',
  'Order {number} is what you get in exchange, for your return {back}.':
    'अर्डर {number} तपाईंको फिर्ता {back} को सट्टामा दिइने गहना हो।',
  'Paid by your return: {paid}.': 'फिर्ताबाट तिरिएको: {paid}।',
  'Changed already, as you wished': 'तपाईंले भनेअनुसार फेरिसकिएको',
  '{total} are credited to your order.': 'तपाईंको अर्डरमा {total} घटाइयो।',
  'We refund {total}, within 7 working days.': '७ कार्यदिनभित्र {total} फिर्ता गर्छौँ।',
  'We have deducted {total}:': 'हामीले {total} कटायौँ:',
  'Your return {number} is done': 'तपाईंको फिर्ता {number} टुंगियो',
  'Your return is done': 'तपाईंको फिर्ता टुंगियो',
  'You get other pieces for it: your new order is {number}.':
    'सट्टामा तपाईं अरू गहना पाउनुहुन्छ: नयाँ अर्डर {number}।',
  'Nothing is left to do about it. If anything is not right, just reply to this email.':
    'अब केही गर्न बाँकी छैन। केही नमिले यही मेलको जवाफ दिनुहोस्।',

  '{number} will not be delivered.': '{number} पठाइँदैन।',
  'Your order {number} is cancelled and will not be delivered.': 'तपाईंको अर्डर {number} रद्द भयो र पठाइँदैन।',
  'Your order {number} is cancelled.': 'तपाईंको अर्डर {number} रद्द भयो।',
  'There is nothing to pay.': 'अब केही तिर्नु पर्दैन।',
  'What you paid is refunded the way you paid it.': 'तपाईंले तिरेको रकम जसरी तिर्नुभएको थियो त्यसरी नै फिर्ता हुन्छ।',
  'You paid {owed} of it. We owe you that and will refund it the way you paid.':
    'तपाईंले यसको {owed} तिर्नुभएको थियो। त्यो रकम जसरी तिर्नुभएको थियो त्यसरी नै हामी फिर्ता गर्नेछौँ।',
  'If this is a mistake, just reply to this email.': 'यो गल्ती हो भने यही मेलको जवाफ दिनुहोस्।',

  'Your order has changed': 'तपाईंको अर्डरमा परिवर्तन भयो',
  'Your order {number} has changed': 'तपाईंको अर्डर {number} मा परिवर्तन भयो',
  'We have changed your order {number}.': 'हामीले तपाईंको अर्डर {number} मा परिवर्तन गर्‍यौँ।',
  'May we change your order?': 'तपाईंको अर्डरमा परिवर्तन गरौँ?',
  'May we change your order {number}?': 'तपाईंको अर्डर {number} मा परिवर्तन गरौँ?',
  'We would like to change your order {number}. Nothing of that changes unless you agree.':
    'हामी तपाईंको अर्डर {number} मा परिवर्तन गर्न चाहन्छौँ। तपाईं सहमत नभएसम्म केही परिवर्तन हुँदैन।',
  'See and answer': 'हेरेर जवाफ दिनुहोस्',
  'We keep the prices and the pieces for you until the end of {day}.':
    'यो मूल्य र गहना तपाईंका लागि {day} सम्म राख्छौँ।',
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
  'You have paid {owed} more than that. We will pay it back.':
    'तपाईंले {owed} बढी तिर्नुभएको छ। त्यो रकम हामी फिर्ता गर्छौँ।',
  'Nothing is left to pay.': 'अब केही तिर्न बाँकी छैन।',
  'Still to pay: {due}.': 'तिर्न बाँकी: {due}।',
  'Still to pay then: {due}.': 'त्यसपछि तिर्न बाँकी: {due}।',
  'We would pay back {owed} to you.': 'हामी तपाईंलाई {owed} फिर्ता गर्नेछौँ।',

  'See where your order is.': 'तपाईंको अर्डर कहाँ पुग्यो हेर्नुहोस्।',
  'Here are your orders at {name}. Open one to see where it is.':
    '{name} मा तपाईंका अर्डर यी हुन्। कहाँ पुग्यो हेर्न अर्डर नम्बर थिच्नुहोस्।',
  'Someone asked for this on our order tracking page. If it was not you, you can ignore this email: the links were sent to you alone.':
    'हाम्रो अर्डर हेर्ने पृष्ठमा कसैले यो माग्नुभएको हो। तपाईंले होइन भने केही गर्नु पर्दैन: लिङ्क तपाईंलाई मात्र पठाइएका हुन्।',
  'Your orders at {name}': '{name} मा तपाईंका अर्डर',
} as const;
