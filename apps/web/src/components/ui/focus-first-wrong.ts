/** After a refused submit: brings the first field with a mistake into view and gives it the focus. */
export function focusFirstWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], fieldset[data-invalid] button',
  );
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
}
