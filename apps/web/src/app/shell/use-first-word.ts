import { useEffect } from 'react';

/** Stands in index.html: screen readers miss what arrives together with its region. */
const REGION = 'first-word';
/** What has been heard is not to be found at the end of the page. */
const HEARD_MS = 5000;

/** Who cannot see the first screen take the place of the mark hears its title. Later ones take the focus. */
export function useFirstWord(): void {
  useEffect(() => {
    const region = document.getElementById(REGION);
    if (!region) return;
    const say = (words: string) => {
      region.textContent = words;
    };
    say(document.title);
    const timer = setTimeout(say, HEARD_MS, '');
    return () => clearTimeout(timer);
  }, []);
}
