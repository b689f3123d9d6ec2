import { classNames } from '../components/ui/class-names.ts';

const steps = ['About you', 'Location', 'Businesses'] as const;

/** How far someone is on the way in. Stands under the title of each of the three screens. */
export function OnboardingSteps({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol role="list" aria-label="Progress" className="flex gap-2 px-5 pt-1 pb-5">
      {steps.map((name, index) => {
        const number = index + 1;
        const reached = number <= step;
        return (
          <li
            key={name}
            aria-current={number === step ? 'step' : undefined}
            className="min-w-0 flex-1"
          >
            <span
              aria-hidden="true"
              className={classNames('block h-1 rounded-full', reached ? 'bg-brand' : 'bg-line')}
            />
            <span
              className={classNames(
                'mt-1.5 block text-xs font-semibold',
                number === step ? 'text-link' : 'text-ink-muted',
              )}
            >
              <span className="sr-only">{`Step ${number} of ${steps.length}: `}</span>
              {name}
              {number < step && <span className="sr-only">, done</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
