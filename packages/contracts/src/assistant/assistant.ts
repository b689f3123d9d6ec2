export const LONGEST_MESSAGE = 500;
export const MOST_PRODUCTS_SHOWN = 8;

export const chatMessages = {
  failed: 'Sorry, I encountered an error while processing your request. Please try again.',
  empty: 'Please type a message.',
} as const;
