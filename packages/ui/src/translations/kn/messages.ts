import type { MessageTexts } from '../message-texts.ts';

export const kannadaMessages: MessageTexts = {
  'Number is required': 'ನಂಬರ್ ಬೇಕು',
  'Invalid number': 'ನಂಬರ್ ಸರಿಯಿಲ್ಲ',
  'OTP is required': 'OTP ಬೇಕು',
  'OTP must be 4 digits': 'OTP 4 ಅಂಕಿಗಳಿರಬೇಕು',
  'OTP sent successfully': 'OTP ಕಳುಹಿಸಲಾಗಿದೆ',
  'Failed to send OTP': 'OTP ಕಳುಹಿಸಲು ಆಗಲಿಲ್ಲ',
  'OTP verified successfully': 'OTP ಸರಿಯಾಗಿದೆ',
  'Failed to verify OTP': 'OTP ಪರಿಶೀಲಿಸಲು ಆಗಲಿಲ್ಲ',
  'Please wait # seconds before asking again.': 'ಮತ್ತೆ ಕೇಳುವ ಮೊದಲು ದಯವಿಟ್ಟು # ಸೆಕೆಂಡು ಕಾಯಿರಿ.',
  'Too many codes were sent to this number. Try again in # minutes.':
    'ಈ ನಂಬರ್‌ಗೆ ತುಂಬಾ ಕೋಡ್‌ಗಳನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ. # ನಿಮಿಷಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'That code is not right. # tries left.': 'ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ. ಇನ್ನೂ # ಅವಕಾಶಗಳಿವೆ.',
  'That code is not right. # try left.': 'ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ. ಇನ್ನು # ಅವಕಾಶ ಮಾತ್ರ ಇದೆ.',
  'Too many requests from your network. Try again in # seconds.':
    'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ತುಂಬಾ ಕೋರಿಕೆಗಳು ಬಂದಿವೆ. # ಸೆಕೆಂಡುಗಳ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many codes were asked for from your network. Please try again later, or from another one.':
    'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ತುಂಬಾ ಕೋಡ್‌ಗಳನ್ನು ಕೇಳಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಅಥವಾ ಬೇರೆ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many wrong codes came from your network. Please try again later, or from another one.':
    'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ತುಂಬಾ ತಪ್ಪು ಕೋಡ್‌ಗಳು ಬಂದಿವೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಅಥವಾ ಬೇರೆ ನೆಟ್‌ವರ್ಕ್‌ನಿಂದ ಪ್ರಯತ್ನಿಸಿ.',
  'Too many wrong codes are being tried just now. Please try again later.':
    'ಈಗ ತುಂಬಾ ತಪ್ಪು ಕೋಡ್‌ಗಳನ್ನು ಹಾಕಲಾಗುತ್ತಿದೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',

  'Please enter your first name': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಮೊದಲ ಹೆಸರು ಬರೆಯಿರಿ',
  'Please select at least one interest': 'ದಯವಿಟ್ಟು ಒಂದಾದರೂ ಆಸಕ್ತಿ ಆರಿಸಿ',
  'Please enter a valid age': 'ದಯವಿಟ್ಟು ಸರಿಯಾದ ವಯಸ್ಸು ಬರೆಯಿರಿ',
  'Please select your gender': 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಲಿಂಗ ಆರಿಸಿ',
  'Please provide city or area': 'ದಯವಿಟ್ಟು ನಗರ ಅಥವಾ ಪ್ರದೇಶ ತಿಳಿಸಿ',
  'Please select at least one business': 'ದಯವಿಟ್ಟು ಒಂದಾದರೂ ಅಂಗಡಿ ಆರಿಸಿ',
  'Please name the place': 'ದಯವಿಟ್ಟು ಸ್ಥಳದ ಹೆಸರು ತಿಳಿಸಿ',
  'Name must be at least 3 characters': 'ಹೆಸರಿನಲ್ಲಿ ಕನಿಷ್ಠ 3 ಅಕ್ಷರಗಳಿರಬೇಕು',
  'Invalid email address': 'ಇಮೇಲ್ ವಿಳಾಸ ಸರಿಯಿಲ್ಲ',
  'At most # characters, please': 'ದಯವಿಟ್ಟು # ಅಕ್ಷರಗಳಿಗಿಂತ ಹೆಚ್ಚು ಬೇಡ',
  'Please use letters that can be read': 'ದಯವಿಟ್ಟು ಓದಬಹುದಾದ ಅಕ್ಷರಗಳನ್ನು ಬಳಸಿ',
  'User updated successfully': 'ಮಾಹಿತಿ ಅಪ್‌ಡೇಟ್ ಆಗಿದೆ',
  'Error updating user': 'ಮಾಹಿತಿ ಅಪ್‌ಡೇಟ್ ಆಗಲಿಲ್ಲ',
  'Failed to fetch location': 'ಲೊಕೇಶನ್ ಸಿಗಲಿಲ್ಲ',
  'Received invalid data format from server': 'ಸರ್ವರ್‌ನಿಂದ ಬಂದ ಮಾಹಿತಿ ಸರಿಯಿಲ್ಲ',
  'Failed to load nearby businesses': 'ಹತ್ತಿರದ ಅಂಗಡಿಗಳು ಲೋಡ್ ಆಗಲಿಲ್ಲ',
  'Failed to process selected businesses': 'ಆರಿಸಿದ ಅಂಗಡಿಗಳನ್ನು ಉಳಿಸಲು ಆಗಲಿಲ್ಲ',
  'Latitude and longitude must be numbers': 'ಅಕ್ಷಾಂಶ ಮತ್ತು ರೇಖಾಂಶ ಅಂಕಿಗಳಲ್ಲಿರಬೇಕು',
  'Latitude must be between -90 and 90 degrees': 'ಅಕ್ಷಾಂಶ -90 ಮತ್ತು 90 ಡಿಗ್ರಿಗಳ ನಡುವೆ ಇರಬೇಕು',
  'Longitude must be between -180 and 180 degrees': 'ರೇಖಾಂಶ -180 ಮತ್ತು 180 ಡಿಗ್ರಿಗಳ ನಡುವೆ ಇರಬೇಕು',
  'You have saved # deals. Please remove one first.': 'ನೀವು # ಡೀಲ್ ಉಳಿಸಿದ್ದೀರಿ. ಮೊದಲು ಒಂದನ್ನು ತೆಗೆಯಿರಿ.',
  'You can follow up to # businesses.': 'ನೀವು # ಅಂಗಡಿಗಳವರೆಗೆ ಫಾಲೋ ಮಾಡಬಹುದು.',
  'This store is no longer here.': 'ಈ ಅಂಗಡಿ ಈಗ ಇಲ್ಲಿಲ್ಲ.',

  'Please login to get this deal': 'ಈ ಡೀಲ್ ಪಡೆಯಲು ದಯವಿಟ್ಟು ಲಾಗಿನ್ ಮಾಡಿ',
  'Deal shared successfully': 'ಡೀಲ್ ನಿಮಗೆ ಸಿಕ್ಕಿದೆ',
  'You already have this deal. Here is your coupon again.': 'ಈ ಡೀಲ್ ಈಗಾಗಲೇ ನಿಮ್ಮ ಬಳಿ ಇದೆ. ಇಗೋ ನಿಮ್ಮ ಕೂಪನ್.',
  'Something went wrong': 'ಏನೋ ತೊಂದರೆಯಾಗಿದೆ',
  'Somebody was faster: the last of these deals has just gone.':
    'ಬೇರೆಯವರು ಬೇಗ ಪಡೆದರು: ಕೊನೆಯ ಡೀಲ್ ಈಗಷ್ಟೇ ಹೋಯಿತು.',
  'This deal has ended.': 'ಈ ಡೀಲ್ ಮುಗಿದಿದೆ.',
  'The store has paused this deal. Please try again later.':
    'ಅಂಗಡಿಯವರು ಈ ಡೀಲ್ ಅನ್ನು ಸದ್ಯಕ್ಕೆ ನಿಲ್ಲಿಸಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
  'This deal has not started yet.': 'ಈ ಡೀಲ್ ಇನ್ನೂ ಶುರುವಾಗಿಲ್ಲ.',
  'This deal is no longer here.': 'ಈ ಡೀಲ್ ಈಗ ಇಲ್ಲಿಲ್ಲ.',
  'You had this deal and passed it on. There is one for each person.':
    'ಈ ಡೀಲ್ ನಿಮ್ಮ ಬಳಿ ಇತ್ತು, ನೀವು ಬೇರೆಯವರಿಗೆ ಕೊಟ್ಟಿದ್ದೀರಿ. ಒಬ್ಬರಿಗೆ ಒಂದು ಮಾತ್ರ.',
  'You have given it back.': 'ನೀವು ಇದನ್ನು ಹಿಂತಿರುಗಿಸಿದ್ದೀರಿ.',
  'It is too late to give this deal back.': 'ಈ ಡೀಲ್ ಹಿಂತಿರುಗಿಸುವ ಸಮಯ ಮೀರಿದೆ.',
  'A deal can only be sent to your own number.': 'ಡೀಲ್ ಅನ್ನು ನಿಮ್ಮ ಸ್ವಂತ ನಂಬರ್‌ಗೆ ಮಾತ್ರ ಕಳುಹಿಸಬಹುದು.',
  'This coupon is not here.': 'ಈ ಕೂಪನ್ ಇಲ್ಲಿಲ್ಲ.',
  'This coupon is no longer on offer.': 'ಈ ಕೂಪನ್ ಈಗ ಸಿಗುವುದಿಲ್ಲ.',
  'This coupon is yours already.': 'ಈ ಕೂಪನ್ ಈಗಾಗಲೇ ನಿಮ್ಮದು.',
  'This coupon was meant for another number.': 'ಈ ಕೂಪನ್ ಬೇರೆ ನಂಬರ್‌ಗೆ ಮೀಸಲಾಗಿತ್ತು.',
  'This coupon has been used.': 'ಈ ಕೂಪನ್ ಬಳಸಲಾಗಿದೆ.',
  'This coupon has expired.': 'ಈ ಕೂಪನ್ ಅವಧಿ ಮುಗಿದಿದೆ.',
  'That is your own number.': 'ಇದು ನಿಮ್ಮದೇ ನಂಬರ್.',
  'The coupon is yours now.': 'ಕೂಪನ್ ಈಗ ನಿಮ್ಮದು.',
  'You have it back.': 'ಅದು ಮತ್ತೆ ನಿಮ್ಮ ಬಳಿ ಇದೆ.',
  'You have sent # coupons today. Share a link instead, or go on tomorrow.':
    'ನೀವು ಇಂದು # ಕೂಪನ್‌ಗಳನ್ನು ಕಳುಹಿಸಿದ್ದೀರಿ. ಬದಲಿಗೆ ಲಿಂಕ್ ಶೇರ್ ಮಾಡಿ, ಅಥವಾ ನಾಳೆ ಕಳುಹಿಸಿ.',

  'At most 100 percent': 'ಹೆಚ್ಚೆಂದರೆ # ಶೇಕಡ',
  'A step must be within how many there are': 'ಪ್ರತಿ ಹಂತವೂ ಒಟ್ಟು ಸಂಖ್ಯೆಯೊಳಗೆ ಇರಬೇಕು',
  'Each step needs more takers than the one before, for a better price':
    'ಪ್ರತಿ ಹಂತಕ್ಕೆ ಹಿಂದಿನದಕ್ಕಿಂತ ಹೆಚ್ಚು ಜನ ಮತ್ತು ಉತ್ತಮ ಬೆಲೆ ಬೇಕು',
  'The offer is yours. Your coupon is ready.': 'ಆಫರ್ ನಿಮ್ಮದು. ನಿಮ್ಮ ಕೂಪನ್ ಸಿದ್ಧವಾಗಿದೆ.',
  'You are in. We tell you what is reached when it closes.':
    'ನೀವು ಸೇರಿದ್ದೀರಿ. ಮುಗಿದಾಗ ಯಾವ ಬೆಲೆ ಸಿಕ್ಕಿತು ಎಂದು ತಿಳಿಸುತ್ತೇವೆ.',
  'You are out of this offer.': 'ನೀವು ಈ ಆಫರ್\u200cನಿಂದ ಹೊರಬಂದಿದ್ದೀರಿ.',
  'You declined this offer.': 'ನೀವು ಈ ಆಫರ್ ಬೇಡ ಎಂದಿದ್ದೀರಿ.',
  'We have told the shop your price.': 'ನಿಮ್ಮ ಬೆಲೆಯನ್ನು ಅಂಗಡಿಗೆ ತಿಳಿಸಿದ್ದೇವೆ.',
  'This deal is closed. Nobody bargains for it any more.':
    'ಈ ಡೀಲ್ ಮುಚ್ಚಿದೆ. ಇನ್ನು ಯಾರೂ ಇದಕ್ಕಾಗಿ ಚೌಕಾಸಿ ಮಾಡುವುದಿಲ್ಲ.',
  'This offer is no longer here.': 'ಈ ಆಫರ್ ಈಗ ಇಲ್ಲಿ ಇಲ್ಲ.',
  'The shop has changed this offer. Look at the new one.': 'ಅಂಗಡಿ ಈ ಆಫರ್ ಬದಲಿಸಿದೆ. ಹೊಸದನ್ನು ನೋಡಿ.',
  'This offer has ended.': 'ಈ ಆಫರ್ ಮುಗಿದಿದೆ.',
  'Somebody was faster: all of this offer are taken.': 'ಬೇರೆ ಯಾರೋ ಬೇಗ ಪಡೆದರು: ಈ ಆಫರ್ ಪೂರ್ತಿ ಮುಗಿದಿದೆ.',
  'This deal is closed.': 'ಈ ಡೀಲ್ ಮುಚ್ಚಿದೆ.',
  'We do not know this deal.': 'ಈ ಡೀಲ್ ನಮಗೆ ಸಿಗಲಿಲ್ಲ.',
  'You said yes to this offer. Take that back first.':
    'ನೀವು ಈ ಆಫರ್\u200cಗೆ ಹೌದು ಎಂದಿದ್ದೀರಿ. ಮೊದಲು ಅದನ್ನು ಹಿಂಪಡೆಯಿರಿ.',
  'Others reach this price by your yes: it stays until the offer closes.':
    'ನಿಮ್ಮ ಹೌದುವಿನಿಂದ ಇತರರಿಗೆ ಈ ಬೆಲೆ ಸಿಗುತ್ತಿದೆ: ಆಫರ್ ಮುಗಿಯುವವರೆಗೆ ಅದು ಇರುತ್ತದೆ.',
  'You have named a price to this shop already.': 'ನೀವು ಈ ಅಂಗಡಿಗೆ ಈಗಾಗಲೇ ಒಂದು ಬೆಲೆ ಹೇಳಿದ್ದೀರಿ.',
  'Name a price that is better than the offer.': 'ಆಫರ್\u200cಗಿಂತ ಉತ್ತಮ ಬೆಲೆ ಹೇಳಿ.',
  'You can name a price where the offer is one price.':
    'ಆಫರ್\u200cನಲ್ಲಿ ಒಂದು ಬೆಲೆ ಇದ್ದಾಗ ಮಾತ್ರ ಬೆಲೆ ಹೇಳಬಹುದು.',
  'Somebody has accepted this offer already: it stays as it is.':
    'ಯಾರೋ ಈ ಆಫರ್ ಈಗಾಗಲೇ ಒಪ್ಪಿದ್ದಾರೆ: ಅದು ಹಾಗೆಯೇ ಇರುತ್ತದೆ.',
  'This request did not reach your store, or is closed.': 'ಈ ಕೋರಿಕೆ ನಿಮ್ಮ ಅಂಗಡಿಗೆ ಬಂದಿಲ್ಲ, ಅಥವಾ ಮುಚ್ಚಿದೆ.',
  'A store can have 100 open offers at once.': 'ಒಂದು ಅಂಗಡಿಗೆ ಒಟ್ಟಿಗೆ # ಆಫರ್\u200cಗಳು ತೆರೆದಿರಬಹುದು.',
  'That is as much as a store can offer in a day.': 'ಒಂದು ಅಂಗಡಿ ದಿನಕ್ಕೆ ಇಷ್ಟೇ ಆಫರ್ ನೀಡಬಹುದು.',
  'You can raise 20 deals in a day. Go on tomorrow.':
    'ನೀವು ದಿನಕ್ಕೆ # ಡೀಲ್\u200cಗಳನ್ನು ರೈಸ್ ಮಾಡಬಹುದು. ನಾಳೆ ಮುಂದುವರಿಸಿ.',
  'This price has been answered, or is no longer asked.': 'ಈ ಬೆಲೆಗೆ ಉತ್ತರ ಕೊಟ್ಟಾಗಿದೆ, ಅಥವಾ ಈಗ ಯಾರೂ ಕೇಳುತ್ತಿಲ್ಲ.',
  'This price was promised to you: it cannot be passed on.':
    'ಈ ಬೆಲೆಯನ್ನು ನಿಮಗೆ ಕೊಡಲಾಗಿದೆ: ಬೇರೆಯವರಿಗೆ ಕೊಡಲು ಆಗುವುದಿಲ್ಲ.',

  'Deal raised successfully': 'ಡೀಲ್ ರೈಸ್ ಆಗಿದೆ',
  'Failed to raise deal': 'ಡೀಲ್ ರೈಸ್ ಮಾಡಲು ಆಗಲಿಲ್ಲ',
  'We cannot bargain at your location yet.': 'ನಿಮ್ಮ ಸ್ಥಳದಲ್ಲಿ ನಾವು ಇನ್ನೂ ಚೌಕಾಸಿ ಮಾಡುವುದಿಲ್ಲ.',
  'We bargain for Mobile stores and Furniture/Home Appliances only.':
    'ನಾವು ಮೊಬೈಲ್ ಅಂಗಡಿಗಳು ಮತ್ತು ಪೀಠೋಪಕರಣ/ಗೃಹೋಪಕರಣಗಳಿಗೆ ಮಾತ್ರ ಚೌಕಾಸಿ ಮಾಡುತ್ತೇವೆ.',
  'Please give a link that begins with http:// or https://':
    'ದಯವಿಟ್ಟು http:// ಅಥವಾ https:// ನಿಂದ ಶುರುವಾಗುವ ಲಿಂಕ್ ಕೊಡಿ',

  'failed to add to wishlist!': 'ವಿಶ್‌ಲಿಸ್ಟ್‌ಗೆ ಸೇರಿಸಲು ಆಗಲಿಲ್ಲ!',
  'removed from wishlist!': 'ವಿಶ್‌ಲಿಸ್ಟ್‌ನಿಂದ ತೆಗೆಯಲಾಗಿದೆ!',
  'Something went wrong while fetching wishlist data': 'ವಿಶ್‌ಲಿಸ್ಟ್ ತರುವಾಗ ಏನೋ ತೊಂದರೆಯಾಗಿದೆ',
  'A wishlist holds 500 products. Please remove one first.':
    'ವಿಶ್‌ಲಿಸ್ಟ್‌ನಲ್ಲಿ # ವಸ್ತುಗಳಿರಬಹುದು. ಮೊದಲು ಒಂದನ್ನು ತೆಗೆಯಿರಿ.',
  'product_url must be an http:// or https:// address':
    'ವಸ್ತುವಿನ ವಿಳಾಸ http:// ಅಥವಾ https:// ನಿಂದ ಶುರುವಾಗಬೇಕು',

  'Please allow microphone access to search using your voice.':
    'ಮಾತಿನಿಂದ ಹುಡುಕಲು ದಯವಿಟ್ಟು ಮೈಕ್ರೊಫೋನ್‌ಗೆ ಅನುಮತಿ ಕೊಡಿ.',
  'We are facing some issues, please try again later.': 'ಸ್ವಲ್ಪ ತೊಂದರೆಯಿದೆ, ದಯವಿಟ್ಟು ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Failed to process audio.': 'ಧ್ವನಿಯನ್ನು ಅರ್ಥಮಾಡಿಕೊಳ್ಳಲು ಆಗಲಿಲ್ಲ.',
  'We could not recognize your voice. Please try again or type your query.':
    'ನಿಮ್ಮ ಮಾತು ನಮಗೆ ಅರ್ಥವಾಗಲಿಲ್ಲ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ ಅಥವಾ ಬರೆದು ಕೇಳಿ.',
  'Sorry, I encountered an error while processing your request. Please try again.':
    'ಕ್ಷಮಿಸಿ, ನಿಮ್ಮ ಕೋರಿಕೆಗೆ ಉತ್ತರಿಸುವಾಗ ತೊಂದರೆಯಾಯಿತು. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  'Please type a message.': 'ದಯವಿಟ್ಟು ಏನಾದರೂ ಬರೆಯಿರಿ.',

  INVALID_INPUT: 'ಈ ಮಾಹಿತಿ ಸರಿಯಿಲ್ಲ. ದಯವಿಟ್ಟು ಪರಿಶೀಲಿಸಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  UNAUTHENTICATED: 'ದಯವಿಟ್ಟು ಮತ್ತೆ ಲಾಗಿನ್ ಮಾಡಿ.',
  FORBIDDEN: 'ಇದು ಬೇರೆಯವರದ್ದು.',
  NOT_FOUND: 'ಇದು ಈಗ ಇಲ್ಲಿಲ್ಲ.',
  BODY_TOO_LARGE: 'ಇದು ತುಂಬಾ ದೊಡ್ಡದಾಗಿದೆ.',
  UNSUPPORTED_MEDIA_TYPE: 'ಇಂತಹ ಫೈಲ್ ತೆಗೆದುಕೊಳ್ಳಲು ಆಗುವುದಿಲ್ಲ.',
  TOO_MANY_REQUESTS: 'ತುಂಬಾ ಕೋರಿಕೆಗಳು ಬಂದಿವೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  OTP_TOO_SOON: 'ಮತ್ತೆ ಕೇಳುವ ಮೊದಲು ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಕಾಯಿರಿ.',
  OTP_SEND_LIMIT: 'ಈ ನಂಬರ್‌ಗೆ ತುಂಬಾ ಕೋಡ್‌ಗಳನ್ನು ಕಳುಹಿಸಲಾಗಿದೆ. ದಯವಿಟ್ಟು ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  OTP_WRONG: 'ಈ ಕೋಡ್ ಸರಿಯಿಲ್ಲ.',
  OTP_BURNT: 'ಈ ಕೋಡ್‌ಗೆ ತುಂಬಾ ತಪ್ಪು ಪ್ರಯತ್ನಗಳಾಗಿವೆ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  OTP_EXPIRED: 'ಈ ಕೋಡ್ ಈಗ ಮಾನ್ಯವಲ್ಲ. ಹೊಸ ಕೋಡ್ ಕೇಳಿ.',
  SIGN_IN_LOCKED: 'ಈ ನಂಬರ್‌ಗೆ ತುಂಬಾ ತಪ್ಪು ಕೋಡ್‌ಗಳನ್ನು ಹಾಕಲಾಗಿದೆ. ಸೈನ್-ಇನ್ ಒಂದು ದಿನ ಮುಚ್ಚಿದೆ.',
  ONBOARDING_ORDER: 'ದಯವಿಟ್ಟು ಮೊದಲು ಸೆಟಪ್‌ನ ಹಿಂದಿನ ಹಂತಗಳನ್ನು ಮುಗಿಸಿ.',
  SOLD_OUT: 'ಇದು ಖಾಲಿಯಾಗಿದೆ.',
  EXPIRED: 'ಇದರ ಅವಧಿ ಮುಗಿದಿದೆ.',
  NOT_STARTED: 'ಇದು ಇನ್ನೂ ಶುರುವಾಗಿಲ್ಲ.',
  ALREADY_CLAIMED: 'ಇದನ್ನು ನೀವು ಈಗಾಗಲೇ ಪಡೆದಿದ್ದೀರಿ.',
  ALREADY_USED: 'ಇದನ್ನು ಈಗಾಗಲೇ ಬಳಸಲಾಗಿದೆ.',
  BEING_PASSED: 'ಈ ಕೂಪನ್ ಅನ್ನು ಈಗ ಬೇರೊಬ್ಬರಿಗೆ ನೀಡಲಾಗುತ್ತಿದೆ.',
  PAUSED: 'ಅಂಗಡಿಯವರು ಇದನ್ನು ಸದ್ಯಕ್ಕೆ ನಿಲ್ಲಿಸಿದ್ದಾರೆ.',
  BILL_MISSING: 'ದಯವಿಟ್ಟು ಮೊದಲು ಬಿಲ್ ಮೊತ್ತ ನಮೂದಿಸಿ.',
  BILL_TOO_SMALL: 'ಇದಕ್ಕೆ ಬಿಲ್ ಮೊತ್ತ ಸಾಲದು.',
  FORGED: 'ಈ ಕೋಡ್ ಅಸಲಿಯಲ್ಲ. ಗ್ರಾಹಕರಿಗೆ ಆ್ಯಪ್ ತೆರೆಯಲು ಹೇಳಿ.',
  TOO_LATE: 'ಇದಕ್ಕೆ ಈಗ ತಡವಾಗಿದೆ.',
  ALREADY_SAID: 'ಇದನ್ನು ಈಗಾಗಲೇ ತಿಳಿಸಲಾಗಿದೆ.',
  NOT_NEAR: 'ಇದನ್ನು ಅಂಗಡಿಯಲ್ಲಿ ಇರುವಾಗ ಮಾತ್ರ ತಿಳಿಸಬಹುದು.',
  'You told us of this coupon already.': 'ಈ ಕೂಪನ್ ಬಗ್ಗೆ ನೀವು ಈಗಾಗಲೇ ತಿಳಿಸಿದ್ದೀರಿ.',
  'You told us of this store today.': 'ಈ ಅಂಗಡಿಯ ಬಗ್ಗೆ ನೀವು ಇಂದು ತಿಳಿಸಿದ್ದೀರಿ.',
  'That is as much as anybody can report in a day.': 'ಒಂದು ದಿನಕ್ಕೆ ಇದಕ್ಕಿಂತ ಹೆಚ್ಚು ತಿಳಿಸಲಾಗದು.',
  'You can tell us while you are at the store, or on the day on which its till saw the coupon.':
    'ನೀವು ಅಂಗಡಿಯಲ್ಲಿ ಇರುವಾಗ, ಅಥವಾ ಅಂಗಡಿ ಕೂಪನ್ ನೋಡಿದ ದಿನವೇ ತಿಳಿಸಬಹುದು.',
  'You belong to this store yourself.': 'ನೀವೇ ಈ ಅಂಗಡಿಗೆ ಸೇರಿದವರು.',
  'This coupon cannot be used at this store.': 'ಈ ಕೂಪನ್ ಅನ್ನು ಈ ಅಂಗಡಿಯಲ್ಲಿ ಬಳಸಲಾಗದು.',
  'This coupon is over: no store has to take it.': 'ಈ ಕೂಪನ್ ಅವಧಿ ಮುಗಿದಿದೆ: ಯಾವ ಅಂಗಡಿಯೂ ಇದನ್ನು ತೆಗೆದುಕೊಳ್ಳಬೇಕಿಲ್ಲ.',
  'This coupon cannot be used yet.': 'ಈ ಕೂಪನ್ ಅನ್ನು ಇನ್ನೂ ಬಳಸಲಾಗದು.',
  'The store has paused this deal: it takes no coupons of it just now.':
    'ಅಂಗಡಿ ಈ ಡೀಲ್ ಅನ್ನು ನಿಲ್ಲಿಸಿದೆ: ಸದ್ಯಕ್ಕೆ ಇದರ ಕೂಪನ್‌ಗಳನ್ನು ಪಡೆಯುವುದಿಲ್ಲ.',
  'While you are giving it to a friend no store takes it.':
    'ನೀವು ಇದನ್ನು ಗೆಳೆಯರಿಗೆ ಕೊಡುತ್ತಿರುವಾಗ ಯಾವ ಅಂಗಡಿಯೂ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ.',
  'This coupon is not yours.': 'ಈ ಕೂಪನ್ ನಿಮ್ಮದಲ್ಲ.',
  'A note is missing': 'ದಯವಿಟ್ಟು ಒಂದು ಟಿಪ್ಪಣಿ ಬರೆಯಿರಿ',
  'The answer is missing': 'ದಯವಿಟ್ಟು ಉತ್ತರ ಬರೆಯಿರಿ',
  'This was settled already.': 'ಇದನ್ನು ಈಗಾಗಲೇ ಬಗೆಹರಿಸಲಾಗಿದೆ.',
  'The store has answered this already.': 'ಅಂಗಡಿ ಇದಕ್ಕೆ ಈಗಾಗಲೇ ಉತ್ತರಿಸಿದೆ.',
  NAME_TAKEN: 'ಇದು ಈಗಾಗಲೇ ಬೇರೊಬ್ಬರದು. ದಯವಿಟ್ಟು ಬೇರೆ ಆರಿಸಿ.',
  LAST_OWNER: 'ಅಂಗಡಿಯ ಕೊನೆಯ ಮಾಲೀಕರನ್ನು ತೆಗೆಯಲಾಗದು.',
  PIN_WRONG: 'ಈ PIN ಸರಿಯಿಲ್ಲ.',
  PIN_LOCKED: 'ಹಲವು ಬಾರಿ ತಪ್ಪು PIN ಹಾಕಲಾಗಿದೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಸಮಯದ ನಂತರ ಪ್ರಯತ್ನಿಸಿ.',
  STAFF_NEEDED: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಹೆಸರು ಮತ್ತು PIN ನೊಂದಿಗೆ ಸೈನ್ ಇನ್ ಮಾಡಿ.',
  NOT_SERVED: 'ಈ ಸೇವೆ ಇನ್ನೂ ಲಭ್ಯವಿಲ್ಲ.',
  AUDIO_UNREADABLE: 'ಈ ರೆಕಾರ್ಡಿಂಗ್ ಓದಲು ಆಗಲಿಲ್ಲ.',
  AUDIO_TOO_LONG: 'ಈ ರೆಕಾರ್ಡಿಂಗ್ ತುಂಬಾ ಉದ್ದವಾಗಿದೆ. ಹತ್ತು ಸೆಕೆಂಡು ಸಾಕು.',
  NOT_READY: 'ಒಂದು ಕ್ಷಣ, ಸಿದ್ಧವಾಗುತ್ತಿದೆ.',
  BUSY: 'ಈಗ ತುಂಬಾ ಜನ ಬಳಸುತ್ತಿದ್ದಾರೆ. ದಯವಿಟ್ಟು ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  VOICE_NOT_INSTALLED: 'ಇಲ್ಲಿ ಮಾತಿನಿಂದ ಹುಡುಕಲು ಆಗುವುದಿಲ್ಲ. ದಯವಿಟ್ಟು ಬರೆದು ಹುಡುಕಿ.',
  INTERNAL: 'ನಮ್ಮ ಕಡೆಯಿಂದ ಏನೋ ತೊಂದರೆಯಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
};
