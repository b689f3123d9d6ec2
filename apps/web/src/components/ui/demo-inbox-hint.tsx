import { useTexts } from '../../lib/texts.ts';
import { uiTexts } from './ui-texts.ts';

/** Where no SMS leaves the house, the code has to be readable somewhere. */
export function DemoInboxHint(props: { inboxPath: string; mobileNumber: string }) {
  const texts = useTexts(uiTexts);
  const query = new URLSearchParams({ mobile_number: props.mobileNumber });
  return (
    <p className="mt-1 text-center text-xs text-ink-muted">
      <a
        href={`${props.inboxPath}?${query}`}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center rounded-small px-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {texts.demoInbox}
      </a>
    </p>
  );
}
