/** What the store's mails say, in Nepali by the English sentence. A sentence that is missing here does not compile. */
export const inNepali = {
  'Namaste {name},': 'नमस्ते {name} जी,',
  'Namaste,': 'नमस्ते,',
  'Visit the shop': 'पसल हेर्नुहोस्',

  'Welcome to {name}': '{name} मा स्वागत छ',
  'Your orders, addresses and wishlist now have one place.': 'अब तपाईंका अर्डर, ठेगाना र मनपर्ने सूची एकै ठाउँमा छन्।',
  'Your account is open. It keeps your orders, your addresses and the pieces you like in one place.':
    'तपाईंको खाता खुलेको छ। तपाईंका अर्डर, ठेगाना र मन परेका गहना यसले एकै ठाउँमा राख्छ।',
  'Every piece shows what its metal weighs, what the rate of the day is and what the making costs, so you always see how its price came about.':
    'हरेक गहनामा धातुको तौल, आजको भाउ र ज्याला देखिन्छ, त्यसैले मूल्य कसरी बन्यो सधैँ थाहा हुन्छ।',
  'See the pieces': 'गहना हेर्नुहोस्',

  'One click, within {minutes} minutes.': '{minutes} मिनेटभित्र एक क्लिक।',
  'Is this your address?': 'यो ठेगाना तपाईंको हो?',
  'An account at {name} was opened with this e-mail address. If it was you, please confirm that the address is yours.':
    'यो इमेल ठेगानाबाट {name} मा खाता खोलिएको छ। तपाईंले नै खोल्नुभएको हो भने कृपया ठेगाना आफ्नै हो भनेर पुष्टि गर्नुहोस्।',
  'Confirm my address': 'मेरो ठेगाना पुष्टि गर्नुहोस्',
  'The link works once, for {minutes} minutes, where you are signed in. If you did not open an account, do nothing: the address is then not confirmed. Or choose a new password: that closes the account to whoever opened it.':
    'यो लिङ्क एक पटक, {minutes} मिनेटसम्म, तपाईं लगइन भएकै ठाउँमा मात्र चल्छ। तपाईंले खाता खोल्नुभएको होइन भने केही गर्नु पर्दैन: ठेगाना पुष्टि हुँदैन। वा नयाँ पासवर्ड राख्नुहोस्: त्यसले खाता खोल्ने मान्छेका लागि खाता बन्द गर्छ।',
  'Please verify your e-mail address for {name}': '{name} का लागि आफ्नो इमेल ठेगाना पुष्टि गर्नुहोस्',

  'The link works for {minutes} minutes.': 'लिङ्क {minutes} मिनेटसम्म चल्छ।',
  'Choose a new password': 'नयाँ पासवर्ड राख्नुहोस्',
  'Somebody asked for a new password for your account at {name}.':
    '{name} को तपाईंको खाताका लागि कसैले नयाँ पासवर्ड मागेको छ।',
  'The link works once, for {minutes} minutes. A new password signs the account out everywhere. If it was not you, do nothing: your password stays as it is.':
    'यो लिङ्क एक पटक, {minutes} मिनेटसम्म मात्र चल्छ। नयाँ पासवर्ड राखेपछि खाता सबै ठाउँबाट लगआउट हुन्छ। तपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन: पासवर्ड जस्ताको तस्तै रहन्छ।',
  'Choose a new password for {name}': '{name} का लागि नयाँ पासवर्ड राख्नुहोस्',

  'Your order {number}': 'तपाईंको अर्डर {number}',
  'Thank you for your order': 'अर्डरका लागि धन्यवाद',
  '{number} · {total} · arrives {days}': '{number} · {total} · पुग्ने दिन: {days}',
  'We have your order {number} and will confirm it shortly. It is likely to arrive {days}.':
    'तपाईंको अर्डर {number} पायौँ; छिट्टै पक्का गर्छौँ। पुग्ने अनुमानित दिन: {days}।',
  'See where it is': 'कहाँ पुग्यो हेर्नुहोस्',
  'Your note: {notes}': 'तपाईंको टिपोट: {notes}',
  Payment: 'भुक्तानी',
  'Cash on delivery: please have {total} ready.': 'सामान पाएपछि नगद: कृपया {total} तयार राख्नुहोला।',
  'Please transfer {total} and name {number} as the reference. We begin once it is there.':
    'कृपया {total} ट्रान्सफर गर्नुहोस् र सन्दर्भमा {number} लेख्नुहोस्। रकम आएपछि काम सुरु गर्छौँ।',
  'Goes to': 'पठाउने ठेगाना',
  '{municipality}, ward {ward}': '{municipality}, वडा नं. {ward}',
  Items: 'सामान',
  'Coupon {code}': 'कुपन {code}',
  Discount: 'छुट',
  Shipping: 'ढुवानी',
  Free: 'निःशुल्क',
  'Estimated tax ({percent}%)': 'अनुमानित कर ({percent}%)',
  Total: 'जम्मा',
  'size {size}': 'नाप {size}',
  '{purity} gold': '{purity} सुन',
  '{purity} silver': '{purity} चाँदी',

  'This is about your order {number}.': 'यो तपाईंको अर्डर {number} बारे हो।',
  'We have your order': 'तपाईंको अर्डर पायौँ',
  'We have your order {number}': 'तपाईंको अर्डर {number} पायौँ',
  'Your order waits for us to confirm it.': 'तपाईंको अर्डर हामीले पक्का गर्न बाँकी छ।',
  'Your order is confirmed': 'तपाईंको अर्डर पक्का भयो',
  'Your order {number} is confirmed': 'तपाईंको अर्डर {number} पक्का भयो',
  'We have looked through your order and set the pieces aside for you. It is likely to arrive {days}.':
    'हामीले तपाईंको अर्डर हेरेर गहना छुट्ट्याइसक्यौँ। पुग्ने अनुमानित दिन: {days}।',
  'Your order is being prepared': 'तपाईंको अर्डर तयार हुँदै छ',
  'Your order {number} is being prepared': 'तपाईंको अर्डर {number} तयार हुँदै छ',
  'Each piece is checked, polished, weighed and packed. We write again once it is on its way.':
    'हरेक गहना जाँचेर, पालिस गरेर, तौलेर पोको पारिन्छ। पठाएपछि फेरि लेख्छौँ।',
  'Your order is on its way': 'तपाईंको अर्डर बाटोमा छ',
  'Your order {number} is on its way': 'तपाईंको अर्डर {number} बाटोमा छ',
  'It has left our house.': 'यो हाम्रो पसलबाट निस्किसक्यो।',
  '{carrier} brings it to you under the number {trackingNumber}.':
    '{carrier} ले ल्याउँदै छ, नम्बर {trackingNumber}।',
  '{carrier} brings it to you.': '{carrier} ले ल्याउँदै छ।',
  'It is brought to you under the number {trackingNumber}.': 'कुरियरको नम्बर {trackingNumber}।',
  'It is brought to you.': 'कुरियरले ल्याउँदै छ।',
  'Your order has arrived': 'तपाईंको अर्डर पुग्यो',
  'Your order {number} has arrived': 'तपाईंको अर्डर {number} पुग्यो',
  'We hope that it is worn with joy for a long time. Should anything not be right, just answer this mail.':
    'खुसीसाथ धेरै समय लगाउनुहोला भन्ने आशा छ। केही नमिले यही मेलको जवाफ दिनुहोस्।',
  'Your order is cancelled': 'तपाईंको अर्डर रद्द भयो',
  'Your order {number} is cancelled': 'तपाईंको अर्डर {number} रद्द भयो',
  'Nothing will be delivered, and there is nothing to pay any more.': 'अब केही पठाइँदैन, र केही तिर्नु पनि पर्दैन।',
  'Your return is with us': 'फिर्ता गरिएको सामान पायौँ',
  'The return of your order {number} is with us': 'तपाईंको अर्डर {number} को फिर्ता सामान पायौँ',
  'The pieces are back in our house, and there is nothing to pay.':
    'गहना हाम्रो पसलमा फर्किए, र केही तिर्नु पर्दैन।',
  'The pieces are back in our house. What you paid is refunded in the way in which it was paid.':
    'गहना हाम्रो पसलमा फर्किए। तपाईंले तिरेको रकम जसरी तिर्नुभएको थियो त्यसरी नै फिर्ता हुन्छ।',

  '{number} will not be delivered.': '{number} पठाइँदैन।',
  'Your order {number} is cancelled and will not be delivered.': 'तपाईंको अर्डर {number} रद्द भयो र पठाइँदैन।',
  'There is nothing to pay any more.': 'अब केही तिर्नु पर्दैन।',
  'What you paid is refunded in the way in which it was paid.':
    'तपाईंले तिरेको रकम जसरी तिर्नुभएको थियो त्यसरी नै फिर्ता हुन्छ।',
  'Should this be a mistake, just answer this mail.': 'यो गल्ती हो भने यही मेलको जवाफ दिनुहोस्।',

  'See your order {number}': 'आफ्नो अर्डर {number} हेर्नुहोस्',
} as const;
