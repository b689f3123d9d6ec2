/** What the settings say of each provider; `config.ts` reads them from the environment. */

export type SmsConfig =
  | { provider: 'inbox' }
  | {
      provider: 'twilio';
      accountSid: string;
      authToken: string;
      sender: { From: string } | { MessagingServiceSid: string };
      /** Where it reaches us; null where it cannot. */
      reportOrigin: string | null;
      baseUrl: string;
      countryCode: string;
    }
  | { provider: 'webhook'; url: string; secret: string; countryCode: string }
  | {
      provider: 'msg91';
      authKey: string;
      /** What shows that a delivery report is MSG91's. */
      reportToken: string;
      baseUrl: string;
      countryCode: string;
    };

/** Carries one-time codes, with the SMS provider behind it. */
export type WhatsappConfig = {
  phoneNumberId: string;
  accessToken: string;
  appSecret: string;
  verifyToken: string;
  /** With the version. */
  baseUrl: string;
  countryCode: string;
};

export type GoogleMapsConfig = { apiKey: string; baseUrl: string };

/** Any server that speaks OpenAI's protocol. */
export type ModelConfig = { apiKey: string; baseUrl: string; model: string };

export type PushConfig = {
  /** Null: a pair of our own. */
  keys: { publicKey: string; privateKey: string } | null;
  /** Whom push services may write to about what we send. */
  subject: string;
  /** Push services besides those of the browsers that we know. */
  hosts: string[];
};

/** An OpenSearch; a user and a password may stand in its address. */
export type SearchConfig = { url: string; apiKey: string | null; alias: string };

/** Storage that speaks S3, whoever runs it. */
export type S3Config = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};
