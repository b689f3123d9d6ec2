let holders = 0;
let release: () => void = () => undefined;

/**
 * Pinning the body is the one way that holds on iOS too. It also keeps the page where it is when
 * opening a sheet is a step in the history, which otherwise starts at the top.
 */
function pinPage(): () => void {
  const { body, documentElement: root } = document;
  const top = window.scrollY;
  // An empty scroll bar stays, so that the page does not jump sideways.
  const bar = root.scrollHeight > root.clientHeight ? 'scroll' : '';
  Object.assign(body.style, { position: 'fixed', insetInline: '0', top: `${-top}px` });
  root.style.overflowY = bar;
  return () => {
    Object.assign(body.style, { position: '', insetInline: '', top: '' });
    root.style.overflowY = '';
    window.scrollTo(0, top);
  };
}

/** Holds the page behind a dialog still until every holder has let go. */
export function lockScroll(): () => void {
  if (holders === 0) release = pinPage();
  holders += 1;
  return () => {
    holders -= 1;
    if (holders === 0) release();
  };
}

/** Whether the page is held: it then says that it is at its top, wherever it is. */
export function isScrollLocked(): boolean {
  return holders > 0;
}
