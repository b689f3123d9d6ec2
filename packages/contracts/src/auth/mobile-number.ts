export const MOBILE_NUMBER_LENGTH = 10;

export const mobileNumberMessages = {
  required: 'Number is required',
  invalid: 'Invalid number',
} as const;

const COUNTRY_CODE = '91';
export const DIALLING_PREFIX = `+${COUNTRY_CODE}`;

/**
 * Reduces what people type, paste or let the browser fill in to the national digits:
 * '+91 98450 12345', '0091-98450-12345' and '098450-12345' all give '9845012345'.
 * Ten digits are left alone, whatever they start with.
 */
export function nationalDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  for (const prefix of [`00${COUNTRY_CODE}`, `0${COUNTRY_CODE}`, COUNTRY_CODE, '0']) {
    if (digits.length === prefix.length + MOBILE_NUMBER_LENGTH && digits.startsWith(prefix)) {
      return digits.slice(prefix.length);
    }
  }
  return digits;
}

/** The message to show for a number, or null when it is fine. */
export function mobileNumberProblem(number: string): string | null {
  if (number === '') return mobileNumberMessages.required;
  return /^\d{10}$/.test(number) ? null : mobileNumberMessages.invalid;
}
