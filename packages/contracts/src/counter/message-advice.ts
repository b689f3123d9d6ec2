/** How a message fared. `sent` is with the provider, which has not said more; `failed` is what it says. */
export const messageStates = ['waiting', 'sent', 'delivered', 'failed', 'dead'] as const;
export type MessageState = (typeof messageStates)[number];

/** What an operator is to do about a message that was not delivered. */
export const messageAdvice = {
  register: 'Register a template for this kind of message and put it into SMS_TEMPLATES.',
  entity: 'The networks do not know your entity id, or it is not active. See your registration.',
  provider_of_entity: 'Link your entity with your SMS provider on the registration portal.',
  header: 'The header is not registered for you, or not active. See the header in SMS_TEMPLATES.',
  template: 'The template is not known or not approved. See its id in SMS_TEMPLATES.',
  header_of_template: 'The header does not belong to this template. Link them on the portal.',
  text_differs: 'The text is not the one that is registered. Copy it exactly into SMS_TEMPLATES.',
  variable: 'A value is too long or of the wrong kind for its variable. Register the text anew.',
  preference: 'This person takes no such messages. Register the template as a service message.',
  consent: 'There is no consent of this person for messages of this class.',
  number: 'This number cannot be reached this way. Nothing is wrong with your settings.',
  account: 'Your account with the provider needs you: key, allowed addresses or balance.',
  again: 'That may pass by itself. Try again later.',
  late: 'It would have come too late to be of use.',
  ask: 'We do not know this answer. Ask your provider what it means.',
} as const;
export type MessageAdvice = keyof typeof messageAdvice;
