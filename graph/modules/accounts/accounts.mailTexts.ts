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

  'The link works for {minutes} minutes.': 'लिङ्क {minutes} मिनेटसम्म चल्छ।',
  'Choose a new password': 'नयाँ पासवर्ड राख्नुहोस्',
  'We received a request for a new password for your account at {name}.':
    '{name} को तपाईंको खाताका लागि कसैले नयाँ पासवर्ड मागेको छ।',
  'The link works once, for {minutes} minutes. A new password signs you out on all devices. If you did not ask for it, you can ignore this email: your password stays the same.':
    'यो लिङ्क एक पटक, {minutes} मिनेटसम्म मात्र चल्छ। नयाँ पासवर्ड राखेपछि खाता सबै ठाउँबाट लगआउट हुन्छ। तपाईंले माग्नुभएको होइन भने केही गर्नु पर्दैन: पासवर्ड जस्ताको तस्तै रहन्छ।',
  'Choose a new password for {name}': '{name} का लागि नयाँ पासवर्ड राख्नुहोस्',
} as const;
