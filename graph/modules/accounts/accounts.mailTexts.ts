/** What the mails of accounts say, in Nepali by the English sentence. */
export const inNepali = {
  'Welcome to {name}': '{name} मा स्वागत छ',
  'Your orders, addresses and wishlist in one place.': 'अब तपाईंका अर्डर, ठेगाना र मनपर्ने सूची एकै ठाउँमा छन्।',
  'Your account is ready. It keeps your orders, addresses and wishlist in one place.':
    'तपाईंको खाता खुलेको छ। तपाईंका अर्डर, ठेगाना र मन परेका गहना यसले एकै ठाउँमा राख्छ।',
  'Every piece shows how its price is made: the metal by weight at the day’s rate, the making charge and the stones.':
    'हरेक गहनामा धातुको तौल, आजको भाउ र ज्याला देखिन्छ, त्यसैले मूल्य कसरी बन्यो सधैँ थाहा हुन्छ।',
  'Shop all jewelry': 'गहना हेर्नुहोस्',

  'One click, within {minutes} minutes.': '{minutes} मिनेटभित्र एक क्लिक।',
  'Confirm your email address': 'यो ठेगाना तपाईंको हो?',
  'An account at {name} was created with this email address. Please confirm that it is yours.':
    'यो इमेल ठेगानाबाट {name} मा खाता खोलिएको छ। तपाईंले नै खोल्नुभएको हो भने कृपया ठेगाना आफ्नै हो भनेर पुष्टि गर्नुहोस्।',
  'Confirm email address': 'मेरो ठेगाना पुष्टि गर्नुहोस्',
  'The link works once, for {minutes} minutes, where you are signed in. If you did not create an account, you can ignore this email, or reset the password to keep others out.':
    'यो लिङ्क एक पटक, {minutes} मिनेटसम्म, तपाईं लगइन भएकै ठाउँमा मात्र चल्छ। तपाईंले खाता खोल्नुभएको होइन भने केही गर्नु पर्दैन: ठेगाना पुष्टि हुँदैन। वा नयाँ पासवर्ड राख्नुहोस्: त्यसले खाता खोल्ने मान्छेका लागि खाता बन्द गर्छ।',
  'Confirm your email address for {name}': '{name} का लागि आफ्नो इमेल ठेगाना पुष्टि गर्नुहोस्',

  'The link works until {until}.': 'लिङ्क {until} सम्म चल्छ।',
  'Confirm your new email address': 'आफ्नो नयाँ इमेल ठेगाना पुष्टि गर्नुहोस्',
  'This address was entered as the new email address of an account at {name}.':
    'यो ठेगाना {name} को एउटा खाताको नयाँ इमेल ठेगानाका रूपमा राखिएको छ।',
  'If the account is yours, sign in with your earlier address and confirm the new one.':
    'खाता तपाईंकै हो भने पहिलेको ठेगानाबाट लगइन गरेर नयाँ ठेगाना पुष्टि गर्नुहोस्।',
  'If you can’t sign in any more, the link works without it from {from}.':
    'तपाईं लगइन गर्न सक्नुहुन्न भने {from} देखि लगइन नगरीकनै यो लिङ्क चल्छ।',
  'If the account isn’t yours, ignore this email: nothing changes.':
    'खाता तपाईंको होइन भने यो इमेलमा केही गर्नु पर्दैन: केही बदलिँदैन।',
  'Confirm your new email address for {name}': '{name} का लागि आफ्नो नयाँ इमेल ठेगाना पुष्टि गर्नुहोस्',

  'Your email address was changed': 'तपाईंको इमेल ठेगाना फेरियो',
  'A new email address was entered for your account': 'तपाईंको खातामा नयाँ इमेल ठेगाना राखियो',
  'If this wasn’t you, keep this address.': 'यो तपाईंले गर्नुभएको होइन भने यही ठेगाना राख्नुहोस्।',
  'Your account at {name} now uses the address {email}.': '{name} को तपाईंको खातामा अब {email} ठेगाना छ।',
  'The address {email} was entered as the new email address of your account at {name}. It is used once its owner confirms it. We have signed you out on all devices.':
    '{name} को तपाईंको खातामा {email} लाई नयाँ इमेल ठेगानाका रूपमा राखिएको छ। त्यो ठेगाना पुष्टि भएपछि मात्र चल्छ। हामीले तपाईंलाई सबै ठाउँबाट लगआउट गरेका छौँ।',
  'If you didn’t want this, undo the change within {days} days. You get this address back and choose a new password.':
    'तपाईंले यो चाहनुभएको होइन भने {days} दिनभित्र फिर्ता गर्नुहोस्। तपाईंको यही ठेगाना फेरि चल्छ, र तपाईं नयाँ पासवर्ड राख्नुहुन्छ।',
  'If you didn’t want this, keep this address. The new one then can’t be used.':
    'तपाईंले यो चाहनुभएको होइन भने यही ठेगाना राख्नुहोस्। त्यसपछि नयाँ ठेगाना चल्दैन।',
  'Keep this address': 'यही ठेगाना राख्नुहोस्',
  'If you asked for the change, you don’t need to do anything here.':
    'तपाईंले नै फेर्न भन्नुभएको हो भने यहाँ केही गर्नु पर्दैन।',
  'Your email address at {name} was changed': '{name} मा तपाईंको इमेल ठेगाना फेरियो',
  'A new email address was entered at {name}': '{name} मा नयाँ इमेल ठेगाना राखियो',

  'The link works for {minutes} minutes.': 'लिङ्क {minutes} मिनेटसम्म चल्छ।',
  'Choose a new password': 'नयाँ पासवर्ड राख्नुहोस्',
  'We received a request for a new password for your account at {name}.':
    '{name} को तपाईंको खाताका लागि कसैले नयाँ पासवर्ड मागेको छ।',
  'The link works once, for {minutes} minutes. A new password signs you out on all devices. If you did not ask for it, you can ignore this email: your password stays the same.':
    'यो लिङ्क एक पटक, {minutes} मिनेटसम्म मात्र चल्छ। नयाँ पासवर्ड राखेपछि खाता सबै ठाउँबाट लगआउट हुन्छ। तपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन: पासवर्ड जस्ताको तस्तै रहन्छ।',
  'Choose a new password for {name}': '{name} का लागि नयाँ पासवर्ड राख्नुहोस्',
} as const;
