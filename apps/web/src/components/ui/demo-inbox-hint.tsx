import { demoInboxUrl } from '../../config/paths.ts';

/** Where no SMS leaves the house, the code has to be readable somewhere. */
export function DemoInboxHint(props: { inboxPath: string; mobileNumber: string }) {
  return (
    <p className="mt-1 text-center text-xs text-ink-muted">
      <a
        href={demoInboxUrl(props.inboxPath, props.mobileNumber)}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center rounded-lg px-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        Demo: read your code in the inbox
      </a>
    </p>
  );
}
