import { classNames } from '@baeon/ui/components/class-names.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { screenTexts } from '../../screen-texts.ts';

/** Where there is room for one name only, it stands under its own bar. */
const aloneAt = ['', '@max-[14rem]:text-center', '@max-[14rem]:text-right'] as const;

/** How far someone is on the way in. Stands under the title of each of the three screens. */
export function OnboardingSteps({ step }: { step: 1 | 2 | 3 }) {
  const { steps, ...texts } = useTexts(screenTexts).onboarding;
  return (
    <div className="px-5 pt-3 pb-5">
      <div className="@container">
        <ol role="list" aria-label={texts.progress} className="grid grid-cols-3 gap-x-2 gap-y-1.5">
          {steps.map((name, index) => {
            const number = index + 1;
            const current = number === step;
            return (
              <li key={name} aria-current={current ? 'step' : undefined} className="contents">
                <span
                  aria-hidden="true"
                  className={classNames(
                    'row-start-1 h-1 rounded-full',
                    number <= step ? 'bg-brand' : 'bg-line',
                  )}
                />
                <span
                  className={classNames(
                    'row-start-2 text-xs font-semibold',
                    current
                      ? `text-link @max-[14rem]:col-span-3 ${aloneAt[index]}`
                      : 'text-ink-muted @max-[14rem]:sr-only',
                  )}
                >
                  <span className="sr-only">{texts.stepOf(number, steps.length)}</span>
                  {name}
                  {number < step && <span className="sr-only">{texts.done}</span>}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
