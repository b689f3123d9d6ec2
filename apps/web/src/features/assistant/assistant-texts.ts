import { defineTexts } from '@baeon/ui/lib/texts.ts';

export const assistantTexts = defineTexts('assistant', {
  title: 'What are you looking for?',
  intro: 'I help you discover top products, compare smartly and buy with confidence.',
  forAStart: 'For a start',
  /** They are sent as they are written. */
  starters: [
    'Phone under ₹20,000',
    '3 seater sofa, not leather',
    '1.5 ton AC with 5 stars',
    'Running shoes below ₹4,000',
  ],

  conversation: 'Conversation',
  byYou: 'You:',
  byAssistant: 'Assistant:',
  thinking: 'Thinking...',
  retry: 'Retry',
  newReply: 'New reply',
  sayNext: 'What you could say next',
  /** Behind the words of a reply, for those who do not see its products. */
  spokenCount: (count: number) => (count === 1 ? '1 product' : `${count} products`),

  yourMessage: 'Your message',
  typeMessage: 'Type your message...',
  send: 'Send',
  needsConnection: 'You are offline. Asking needs a connection; what you typed stays here.',

  products: 'Products',
  dealsNearby: 'Deals near you',
  comparison: (names: string) => `Comparison of ${names}`,
  feature: 'Feature',
  whatYouCanDo: 'What you can do',
  notGiven: 'Not given',
});

export type AssistantTexts = (typeof assistantTexts)['english'];
