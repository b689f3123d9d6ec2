import { classNames } from '@baeon/ui/components/class-names.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

type Props = {
  look: 'plain' | 'yes' | 'no';
  /** Spoken as soon as it is there. */
  heading: string;
  big?: boolean;
  children: ReactNode;
  /** Within reach of a thumb. */
  foot: ReactNode;
  /** By Escape, and by a phone's way back where the browser tells of it. */
  onEscape?: () => void;
};

const looks = {
  plain: 'bg-surface text-ink',
  yes: 'bg-yes text-on-verdict [&_:focus-visible]:outline-on-verdict',
  no: 'bg-no text-on-verdict [&_:focus-visible]:outline-on-verdict',
};

declare const CloseWatcher: { new (): EventTarget & { destroy(): void } };

function useCloseWish(onClose: (() => void) | undefined): void {
  const isWanted = onClose !== undefined;
  const wished = useEffectEvent(() => onClose?.());

  useEffect(() => {
    if (!isWanted) return;
    if ('CloseWatcher' in globalThis) return watchClose(wished);
    const pressed = ({ key, target }: KeyboardEvent) => {
      // A sheet that lies over it takes it for itself.
      if (key === 'Escape' && !(target as Element).closest('dialog')) wished();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [isWanted]);
}

function watchClose(wished: () => void): () => void {
  let watcher = watchOnce();
  function watchOnce() {
    const made = new CloseWatcher();
    // Each is good for one wish.
    made.addEventListener('close', () => {
      watcher = watchOnce();
      wished();
    });
    return made;
  }
  return () => watcher.destroy();
}

/** Fills the screen: what it says is seen from the other side of the counter. */
export function FullPanel({ look, heading, big = false, children, foot, onEscape }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  useCloseWish(onEscape);

  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-label={heading}
      data-look={look}
      className={classNames(
        'fixed inset-0 z-20 scroll-pb-44 overflow-y-auto [container-type:size]',
        looks[look],
      )}
    >
      <div className="mx-auto flex min-h-full max-w-120 flex-col bg-inherit px-5 pt-[calc(env(safe-area-inset-top)+20px)]">
        <div className="flex flex-1 flex-col justify-center gap-3 py-4 wrap-anywhere">
          <h2
            ref={title}
            tabIndex={-1}
            className={classNames(
              'font-extrabold text-balance',
              big ? 'text-[clamp(2rem,11vw,3.25rem)] leading-[1.1]' : 'text-3xl',
            )}
          >
            {heading}
          </h2>
          {children}
        </div>
        <div className="bottom-0 flex flex-col gap-3 bg-inherit pt-3 pb-[calc(env(safe-area-inset-bottom)+16px)] [@container(min-height:34rem)]:sticky">
          {foot}
        </div>
      </div>
    </div>
  );
}

const verdictBase =
  'min-h-16 rounded-field px-5 text-lg font-bold active:scale-[0.985] aria-disabled:opacity-70';

/** On green or red: the first choice is filled, the other has an edge. */
export const verdictButton = (kind: 'first' | 'other'): string =>
  classNames(
    verdictBase,
    kind === 'first' ? 'bg-on-verdict text-verdict-ink' : 'border-2 border-on-verdict/70',
  );
