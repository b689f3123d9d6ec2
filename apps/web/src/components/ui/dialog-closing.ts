/** An open list takes Escape for itself; the dialog goes with the next one. */
function isForOpenList({ key, target }: KeyboardEvent): boolean {
  return (
    key === 'Escape' && target instanceof Element && target.getAttribute('aria-expanded') === 'true'
  );
}

/** Hears every way in which a person sends a modal dialog away, until told to stop. */
export function listenForClosing(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressedOn: EventTarget | null = null;

  dialog.addEventListener(
    'keydown',
    (event) => {
      if (isForOpenList(event)) event.preventDefault();
    },
    { signal },
  );
  dialog.addEventListener(
    'cancel',
    (event) => {
      // A file picker inside says `cancel` too.
      if (event.target !== dialog) return;
      event.preventDefault();
      onClose();
    },
    { signal },
  );
  // Browsers let nobody refuse a second Escape: then the dialog is closed already.
  // One that has been opened again meanwhile hears late of the time before.
  const closed = () => {
    if (!dialog.open) onClose();
  };
  dialog.addEventListener('close', closed, { signal });

  // A text selection that ends outside is a click on the backdrop as well, but did not begin there.
  dialog.addEventListener('pointerdown', ({ target }) => (pressedOn = target), { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      if (target === dialog && pressedOn === dialog) onClose();
    },
    { signal },
  );
  return () => listening.abort();
}
