/** The least that production starts with. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  APP_SECRET: 'a-secret-of-more-than-thirty-two-characters',
  PUBLIC_URL: 'https://deals.example.in',
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'https://sms.example.in/send',
  SMS_WEBHOOK_SECRET: 'shared',
};
