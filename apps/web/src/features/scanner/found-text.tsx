import { useTexts } from '../../lib/texts.ts';
import { CopyButton } from './copy-button.tsx';
import { scannerTexts } from './scanner-texts.ts';
import { visibleText } from './visible-text.ts';

/** A stranger's text, of which nothing is hidden and which reaches nothing outside of its box. */
export function FoundText({ text }: { text: string }) {
  const { scannedText } = useTexts(scannerTexts);
  return (
    <>
      <div
        role="group"
        aria-label={scannedText}
        // Scrolls with the keys as well.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="max-h-[40dvh] overflow-y-auto rounded-field border border-dashed border-line-strong bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap"
      >
        <bdi>{visibleText(text)}</bdi>
      </div>
      <CopyButton text={text} label={scannedText} />
    </>
  );
}
