const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** No id comes before it: where going through a table begins. */
export const LEAST_UUID = '00000000-0000-0000-0000-000000000000';

/** Whether a text can be an id at all; the database takes nothing else for one. */
export const isUuid = (text: string): boolean => UUID.test(text);
