import type { MessageTexts } from '../message-texts.ts';

export const hindiMessages: MessageTexts = {
  'Number is required': 'नंबर ज़रूरी है',
  'Invalid number': 'नंबर सही नहीं है',
  'OTP is required': 'OTP ज़रूरी है',
  'OTP must be 4 digits': 'OTP 4 अंकों का होना चाहिए',
  'OTP sent successfully': 'OTP भेज दिया गया',
  'Failed to send OTP': 'OTP नहीं भेजा जा सका',
  'OTP verified successfully': 'OTP सही है',
  'Failed to verify OTP': 'OTP की जाँच नहीं हो सकी',
  'Please wait # seconds before asking again.': 'फिर माँगने से पहले कृपया # सेकंड रुकें।',
  'Too many codes were sent to this number. Try again in # minutes.':
    'इस नंबर पर बहुत ज़्यादा कोड भेजे जा चुके हैं। # मिनट में फिर कोशिश करें।',
  'That code is not right. # tries left.': 'यह कोड सही नहीं है। # मौके बाकी हैं।',
  'That code is not right. # try left.': 'यह कोड सही नहीं है। # मौका बाकी है।',
  'Too many requests from your network. Try again in # seconds.':
    'आपके नेटवर्क से बहुत ज़्यादा अनुरोध आए हैं। # सेकंड में फिर कोशिश करें।',
  'Too many codes were asked for from your network. Please try again later, or from another one.':
    'आपके नेटवर्क से बहुत ज़्यादा कोड माँगे गए हैं। कृपया थोड़ी देर बाद या किसी दूसरे नेटवर्क से कोशिश करें।',
  'Too many wrong codes came from your network. Please try again later, or from another one.':
    'आपके नेटवर्क से बहुत ज़्यादा गलत कोड आए हैं। कृपया थोड़ी देर बाद या किसी दूसरे नेटवर्क से कोशिश करें।',
  'Too many wrong codes are being tried just now. Please try again later.':
    'अभी बहुत ज़्यादा गलत कोड डाले जा रहे हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'This number is blocked. If you think that is wrong, turn to: ':
    'यह नंबर ब्लॉक किया गया है। अगर आपको लगता है कि यह गलत है, तो यहाँ संपर्क करें: ',
  'This number is blocked. If you think that is wrong, turn to whoever runs this app.':
    'यह नंबर ब्लॉक किया गया है। अगर आपको लगता है कि यह गलत है, तो इस ऐप को चलाने वालों से संपर्क करें।',

  'Please enter your first name': 'कृपया अपना पहला नाम लिखें',
  'Please select at least one interest': 'कृपया कम से कम एक रुचि चुनें',
  'Please enter a valid age': 'कृपया सही उम्र लिखें',
  'Please select your gender': 'कृपया अपना लिंग चुनें',
  'Please provide city or area': 'कृपया शहर या इलाका बताएँ',
  'Please select at least one business': 'कृपया कम से कम एक दुकान चुनें',
  'Please name the place': 'कृपया जगह का नाम बताएँ',
  'Name must be at least 3 characters': 'नाम में कम से कम 3 अक्षर होने चाहिए',
  'Invalid email address': 'ईमेल पता सही नहीं है',
  'At most # characters, please': 'कृपया # से ज़्यादा अक्षर न लिखें',
  'Please use letters that can be read': 'कृपया पढ़े जा सकने वाले अक्षर लिखें',
  'User updated successfully': 'जानकारी अपडेट हो गई',
  'Error updating user': 'जानकारी अपडेट नहीं हो सकी',
  'Failed to fetch location': 'लोकेशन नहीं मिल सकी',
  'Received invalid data format from server': 'सर्वर से मिली जानकारी ठीक नहीं है',
  'Failed to load nearby businesses': 'आस-पास की दुकानें लोड नहीं हो सकीं',
  'Failed to process selected businesses': 'चुनी हुई दुकानें सहेजी नहीं जा सकीं',
  'Latitude and longitude must be numbers': 'अक्षांश और देशांतर अंकों में होने चाहिए',
  'Latitude must be between -90 and 90 degrees': 'अक्षांश -90 और 90 डिग्री के बीच होना चाहिए',
  'Longitude must be between -180 and 180 degrees': 'देशांतर -180 और 180 डिग्री के बीच होना चाहिए',
  'You have saved # deals. Please remove one first.': 'आपने # डील सहेज ली हैं। पहले कोई एक हटाएँ।',
  'You can follow up to # businesses.': 'आप # दुकानों तक फ़ॉलो कर सकते हैं।',
  'This store is no longer here.': 'यह दुकान अब यहाँ नहीं है।',

  'Please login to get this deal': 'यह डील पाने के लिए कृपया लॉग इन करें',
  'Deal shared successfully': 'डील आपको मिल गई',
  'You already have this deal. Here is your coupon again.':
    'यह डील आपके पास पहले से है। यह रहा आपका कूपन।',
  'Something went wrong': 'कुछ गड़बड़ हो गई',
  'This deal is yours already.': 'यह डील पहले से आपकी है।',
  'You wait for # deals. Please let one go first.':
    'आप # डील का इंतज़ार कर रहे हैं। कृपया पहले एक को जाने दें।',
  'Somebody was faster: the last of these deals has just gone.':
    'कोई और आपसे तेज़ निकला: आखिरी डील अभी-अभी चली गई।',
  'This deal has ended.': 'यह डील समाप्त हो गई है।',
  'The store has paused this deal. Please try again later.':
    'दुकान ने यह डील अभी रोक दी है। कृपया बाद में कोशिश करें।',
  'This deal has not started yet.': 'यह डील अभी शुरू नहीं हुई है।',
  'This deal is no longer here.': 'यह डील अब यहाँ नहीं है।',
  'You had this deal and passed it on. There is one for each person.':
    'यह डील आपके पास थी और आपने किसी को दे दी। हर व्यक्ति को एक ही मिलती है।',
  'You have given it back.': 'आपने इसे वापस कर दिया।',
  'It is too late to give this deal back.': 'इस डील को वापस करने में देर हो गई है।',
  'A deal can only be sent to your own number.': 'डील सिर्फ़ आपके अपने नंबर पर भेजी जा सकती है।',
  'This coupon is not here.': 'यह कूपन यहाँ नहीं है।',
  'This coupon is no longer on offer.': 'यह कूपन अब नहीं मिल सकता।',
  'This coupon is yours already.': 'यह कूपन पहले से आपका है।',
  'This coupon was meant for another number.': 'यह कूपन किसी और नंबर के लिए था।',
  'This coupon has been used.': 'यह कूपन इस्तेमाल हो चुका है।',
  'This coupon has expired.': 'इस कूपन का समय निकल गया है।',
  'That is your own number.': 'यह आपका ही नंबर है।',
  'The coupon is yours now.': 'कूपन अब आपका है।',
  'You have it back.': 'यह फिर आपके पास है।',
  'You have sent # coupons today. Share a link instead, or go on tomorrow.':
    'आप आज # कूपन भेज चुके हैं। लिंक शेयर करें, या कल भेजें।',

  'At most 100 percent': 'ज़्यादा से ज़्यादा # प्रतिशत',
  'A step must be within how many there are': 'हर पड़ाव कुल संख्या के अंदर होना चाहिए',
  'Each step needs more takers than the one before, for a better price':
    'हर पड़ाव में पिछले से ज़्यादा लोग और बेहतर दाम होना चाहिए',
  'The offer is yours. Your coupon is ready.': 'ऑफ़र आपका हुआ। आपका कूपन तैयार है।',
  'You are in. We tell you what is reached when it closes.':
    'आप शामिल हैं। बंद होने पर हम बताएँगे कि क्या दाम मिला।',
  'You are out of this offer.': 'आप इस ऑफ़र से बाहर हैं।',
  'You declined this offer.': 'आपने यह ऑफ़र नहीं लिया।',
  'We have told the shop your price.': 'हमने दुकान को आपका दाम बता दिया है।',
  'This deal is closed. Nobody bargains for it any more.':
    'यह डील बंद है। अब इसके लिए कोई मोलभाव नहीं करेगा।',
  'This offer is no longer here.': 'यह ऑफ़र अब यहाँ नहीं है।',
  'The shop has changed this offer. Look at the new one.': 'दुकान ने यह ऑफ़र बदल दिया है। नया ऑफ़र देखें।',
  'This offer has ended.': 'यह ऑफ़र समाप्त हो गया है।',
  'Somebody was faster: all of this offer are taken.':
    'कोई और आपसे तेज़ निकला: यह ऑफ़र पूरा ले लिया गया।',
  'This deal is closed.': 'यह डील बंद है।',
  'We do not know this deal.': 'हमें यह डील नहीं मिली।',
  'You said yes to this offer. Take that back first.': 'आपने इस ऑफ़र को हाँ कहा है। पहले उसे वापस लें।',
  'Others reach this price by your yes: it stays until the offer closes.':
    'आपकी हाँ से दूसरों को यह दाम मिल रहा है: ऑफ़र बंद होने तक वह बनी रहेगी।',
  'You have named a price to this shop already.': 'आप इस दुकान को पहले ही एक दाम बता चुके हैं।',
  'Name a price that is better than the offer.': 'ऑफ़र से बेहतर दाम बताएँ।',
  'You can name a price where the offer is one price.':
    'दाम वहीं बताया जा सकता है जहाँ ऑफ़र में एक दाम हो।',
  'Somebody has accepted this offer already: it stays as it is.':
    'कोई यह ऑफ़र पहले ही मान चुका है: यह ऐसा ही रहेगा।',
  'This request did not reach your store, or is closed.': 'यह माँग आपकी दुकान तक नहीं आई, या बंद है।',
  'A store can have 100 open offers at once.': 'एक दुकान के एक साथ # ऑफ़र खुले रह सकते हैं।',
  'That is as much as a store can offer in a day.': 'एक दुकान एक दिन में इतने ही ऑफ़र दे सकती है।',
  'You can raise 20 deals in a day. Go on tomorrow.': 'आप एक दिन में # डील रेज़ कर सकते हैं। कल फिर करें।',
  'This price has been answered, or is no longer asked.':
    'इस दाम का जवाब दिया जा चुका है, या अब वह नहीं माँगा जा रहा।',
  'This price was promised to you: it cannot be passed on.':
    'यह दाम आपको दिया गया है: इसे किसी और को नहीं दिया जा सकता।',

  'Deal raised successfully': 'डील रेज़ हो गई',
  'Failed to raise deal': 'डील रेज़ नहीं हो सकी',
  'We cannot bargain at your location yet.': 'हम अभी आपकी लोकेशन पर मोलभाव नहीं कर सकते।',
  'We bargain for Mobile stores and Furniture/Home Appliances only.':
    'हम सिर्फ़ मोबाइल स्टोर और फ़र्नीचर/घरेलू उपकरण के लिए मोलभाव करते हैं।',
  'Please give a link that begins with http:// or https://':
    'कृपया http:// या https:// से शुरू होने वाला लिंक दें',

  'failed to add to wishlist!': 'विशलिस्ट में नहीं जुड़ सका!',
  'removed from wishlist!': 'विशलिस्ट से हटा दिया गया!',
  'Something went wrong while fetching wishlist data': 'विशलिस्ट लाने में कुछ गड़बड़ हो गई',
  'A wishlist holds 500 products. Please remove one first.':
    'विशलिस्ट में # प्रोडक्ट आ सकते हैं। पहले कोई एक हटाएँ।',
  'product_url must be an http:// or https:// address':
    'प्रोडक्ट का पता http:// या https:// से शुरू होना चाहिए',

  'Please allow microphone access to search using your voice.':
    'बोलकर खोजने के लिए कृपया माइक्रोफ़ोन की अनुमति दें।',
  'We are facing some issues, please try again later.':
    'कुछ दिक्कत आ रही है, कृपया बाद में फिर कोशिश करें।',
  'Failed to process audio.': 'आवाज़ समझी नहीं जा सकी।',
  'We could not recognize your voice. Please try again or type your query.':
    'हम आपकी बात समझ नहीं सके। फिर कोशिश करें या लिखकर पूछें।',
  'Sorry, I encountered an error while processing your request. Please try again.':
    'माफ़ कीजिए, आपकी बात का जवाब देते समय कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'Please type a message.': 'कृपया कुछ लिखें।',

  INVALID_INPUT: 'यह जानकारी ठीक नहीं है। कृपया जाँचकर फिर कोशिश करें।',
  UNAUTHENTICATED: 'कृपया फिर से लॉग इन करें।',
  FORBIDDEN: 'यह किसी और का है।',
  NOT_FOUND: 'यह अब यहाँ नहीं है।',
  BODY_TOO_LARGE: 'यह बहुत बड़ा है।',
  UNSUPPORTED_MEDIA_TYPE: 'इस तरह की फ़ाइल नहीं ली जा सकती।',
  TOO_MANY_REQUESTS: 'बहुत ज़्यादा अनुरोध आए हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  OTP_TOO_SOON: 'फिर माँगने से पहले कृपया थोड़ा रुकें।',
  OTP_SEND_LIMIT: 'इस नंबर पर बहुत ज़्यादा कोड भेजे जा चुके हैं। कृपया बाद में फिर कोशिश करें।',
  OTP_WRONG: 'यह कोड सही नहीं है।',
  OTP_BURNT: 'इस कोड पर बहुत ज़्यादा गलत कोशिशें हुईं। नया कोड माँगें।',
  OTP_EXPIRED: 'यह कोड अब मान्य नहीं है। नया कोड माँगें।',
  SIGN_IN_LOCKED: 'इस नंबर पर बहुत ज़्यादा गलत कोड डाले गए। साइन-इन एक दिन के लिए बंद है।',
  BLOCKED: 'यह नंबर ब्लॉक किया गया है।',
  ONBOARDING_ORDER: 'कृपया पहले सेटअप के पिछले चरण पूरे करें।',
  SOLD_OUT: 'यह खत्म हो गई है।',
  EXPIRED: 'इसका समय निकल गया है।',
  NOT_STARTED: 'यह अभी शुरू नहीं हुई है।',
  ALREADY_CLAIMED: 'यह आप पहले ले चुके हैं।',
  ALREADY_USED: 'यह पहले इस्तेमाल हो चुका है।',
  BEING_PASSED: 'यह कूपन अभी किसी और को दिया जा रहा है।',
  PAUSED: 'दुकान ने इसे अभी रोक रखा है।',
  BILL_MISSING: 'कृपया पहले बिल की रकम डालें।',
  BILL_TOO_SMALL: 'बिल इसके लिए कम है।',
  FORGED: 'यह कोड असली नहीं है। ग्राहक से ऐप खोलने को कहें।',
  TOO_LATE: 'अब इसके लिए देर हो चुकी है।',
  ALREADY_SAID: 'यह पहले बताया जा चुका है।',
  NOT_NEAR: 'यह दुकान पर रहते हुए ही बताया जा सकता है।',
  'You told us of this coupon already.': 'इस कूपन के बारे में आप पहले बता चुके हैं।',
  'You told us of this store today.': 'इस दुकान के बारे में आप आज बता चुके हैं।',
  'That is as much as anybody can report in a day.': 'एक दिन में इससे ज़्यादा नहीं बताया जा सकता।',
  'You can tell us while you are at the store, or on the day on which its till saw the coupon.':
    'आप दुकान पर रहते हुए बता सकते हैं, या उसी दिन जब दुकान ने कूपन देखा हो।',
  'You belong to this store yourself.': 'आप खुद इस दुकान से जुड़े हैं।',
  'This coupon cannot be used at this store.': 'यह कूपन इस दुकान पर इस्तेमाल नहीं हो सकता।',
  'This coupon is over: no store has to take it.':
    'इस कूपन का समय निकल गया है: किसी दुकान को इसे लेना ज़रूरी नहीं।',
  'This coupon cannot be used yet.': 'यह कूपन अभी इस्तेमाल नहीं हो सकता।',
  'The store has paused this deal: it takes no coupons of it just now.':
    'दुकान ने यह डील अभी रोक रखी है: इसके कूपन वह इस समय नहीं लेती।',
  'While you are giving it to a friend no store takes it.':
    'जब तक आप इसे दोस्त को दे रहे हैं, कोई दुकान इसे नहीं लेती।',
  'This coupon is not yours.': 'यह कूपन आपका नहीं है।',
  'A note is missing': 'कृपया एक टिप्पणी लिखें',
  'The answer is missing': 'कृपया जवाब लिखें',
  'A reason is missing': 'कृपया कारण लिखें',
  'Nobody has signed in with that number.': 'इस नंबर से किसी ने साइन इन नहीं किया है।',
  'Operators cannot be blocked.': 'ऑपरेटर को ब्लॉक नहीं किया जा सकता।',
  'There is no such import.': 'ऐसा कोई इंपोर्ट नहीं है।',
  'The file did not get here whole. Please choose it again.': 'फ़ाइल पूरी नहीं पहुँची। कृपया उसे फिर चुनें।',
  'Files of this kind cannot be imported there.': 'इस तरह की फ़ाइल से यह इंपोर्ट नहीं हो सकता।',
  'Another import of this kind is under way. Wait for its end.':
    'इसी तरह का एक इंपोर्ट चल रहा है। उसके पूरा होने तक रुकें।',
  'The file is empty': 'फ़ाइल खाली है',
  'This was settled already.': 'यह पहले ही सुलझाया जा चुका है।',
  'The store has answered this already.': 'दुकान इसका जवाब पहले दे चुकी है।',
  NAME_TAKEN: 'यह पहले से किसी और का है। कृपया दूसरा चुनें।',
  LAST_OWNER: 'दुकान का आख़िरी मालिक हटाया नहीं जा सकता।',
  PIN_WRONG: 'यह PIN सही नहीं है।',
  PIN_LOCKED: 'बहुत बार ग़लत PIN डाला गया। कृपया थोड़ी देर बाद कोशिश करें।',
  STAFF_NEEDED: 'कृपया अपने नाम और PIN से साइन इन करें।',
  NOT_SERVED: 'यह सेवा अभी उपलब्ध नहीं है।',
  AUDIO_UNREADABLE: 'यह रिकॉर्डिंग पढ़ी नहीं जा सकी।',
  AUDIO_TOO_LONG: 'यह रिकॉर्डिंग बहुत लंबी है। दस सेकंड काफ़ी हैं।',
  NOT_READY: 'एक पल, अभी तैयारी हो रही है।',
  BUSY: 'अभी बहुत लोग इस्तेमाल कर रहे हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  VOICE_NOT_INSTALLED: 'यहाँ बोलकर खोजना उपलब्ध नहीं है। कृपया लिखकर खोजें।',
  INTERNAL: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर कोशिश करें।',
  'A title is missing': 'शीर्षक नहीं लिखा है',
  'Choose a day': 'कोई दिन चुनें',
  'Choose at least one day': 'कम से कम एक दिन चुनें',
  'A time looks like 09:30': 'समय ऐसे लिखें: 09:30',
  'Choose at least one store': 'कम से कम एक दुकान चुनें',
  'It ends before it begins.': 'यह शुरू होने से पहले खत्म होती है।',
  'Its last day is over already.': 'इसका आखिरी दिन निकल चुका है।',
  'A deal runs for two years at most.': 'कोई डील ज़्यादा से ज़्यादा दो साल चलती है।',
  'A deal runs at the store where it is made.': 'डील उस दुकान पर चलती है जहाँ बनाई जाती है।',
  'A deal runs at stores of your own only.': 'डील सिर्फ़ आपकी अपनी दुकानों पर चल सकती है।',
  'This picture is not here any more. Please choose it again.':
    'यह तस्वीर अब यहाँ नहीं है। कृपया फिर से चुनें।',
  'This id was used for another deal.': 'यह नंबर किसी और डील में इस्तेमाल हो चुका है।',
  'People hold coupons of this deal: stores can be added, not taken away.':
    'लोगों के पास इस डील के कूपन हैं: दुकानें जोड़ी जा सकती हैं, हटाई नहीं।',
  'This store has no such deal.': 'इस दुकान पर ऐसी कोई डील नहीं है।',
  'This store has no such draft.': 'इस दुकान पर ऐसा कोई मसौदा नहीं है।',
  'Please choose a JPEG, PNG or WebP picture.': 'कृपया JPEG, PNG या WebP तस्वीर चुनें।',
  'This picture cannot be read. Please choose another one.':
    'यह तस्वीर पढ़ी नहीं जा सकती। कृपया दूसरी चुनें।',
  'That picture is too large: at most 8 MB.': 'यह तस्वीर बहुत बड़ी है: ज़्यादा से ज़्यादा 8 MB।',
  'Many pictures are coming in. Please try again in a moment.':
    'बहुत सारी तस्वीरें आ रही हैं। कृपया थोड़ी देर में फिर कोशिश करें।',
  'At least #: so many were given out already.': 'कम से कम #: इतने दिए जा चुके हैं।',
  'A whole number from # to #, please': 'कृपया # से # तक का पूरा अंक लिखें',
  'At most # stores': 'ज़्यादा से ज़्यादा # दुकानें',
  'That is too large: at most # megapixels.': 'यह बहुत बड़ी है: ज़्यादा से ज़्यादा # मेगापिक्सेल।',
  'A store brings at most # pictures a day.': 'एक दुकान दिन में ज़्यादा से ज़्यादा # तस्वीरें ला सकती है।',
  'A store keeps # drafts. Please remove one first.':
    'एक दुकान # मसौदे रख सकती है। कृपया पहले कोई हटाएँ।',
  NOT_NOW: 'यह कूपन इस समय इस्तेमाल नहीं हो सकता।',
};
