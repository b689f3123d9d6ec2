/** While a deal has been sent for and the connection is away. */
export const WAITING_TEXT = 'No connection. You get it as soon as there is one.';
