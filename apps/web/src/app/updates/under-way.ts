const BUSY = 'dialog[open], [aria-busy="true"]';
const TYPED = 'input:not([type=radio], [type=checkbox], [type=hidden]), textarea';

/** Nobody loses anything by a reload: no word typed, no sheet open, nothing being sent or recorded. */
export function isNothingUnderWay(): boolean {
  if (document.querySelector(BUSY)) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].every(({ value }) => value.trim() === '');
}
