import { Check, X } from 'lucide-react';

export type Validity = 'unknown' | 'valid' | 'invalid';

const colours: Record<Validity, string> = {
  unknown: 'bg-line-strong/40',
  valid: 'bg-positive',
  invalid: 'bg-danger',
};

/** Green or red, with a sign inside for those who cannot tell the two apart. */
export function ValidityDot({ validity }: { validity: Validity }) {
  const sign = 'size-[12px] stroke-[4] text-raised';
  return (
    <span
      data-validity={validity}
      aria-hidden="true"
      className={`mr-[16px] grid size-[20px] shrink-0 place-items-center rounded-full transition-colors ${colours[validity]}`}
    >
      {validity === 'valid' && <Check className={sign} />}
      {validity === 'invalid' && <X className={sign} />}
    </span>
  );
}
