/** A coupon that is also a map pin. Same drawing as public/favicon.svg. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        className="fill-[var(--mark-body,var(--color-brand))]"
        d="M9 2h14a6 6 0 0 1 6 6v2.5a3.25 3.25 0 0 0 0 6.5v1.5a6 6 0 0 1-6 6h-2.4l-3.4 4.7a1.5 1.5 0 0 1-2.4 0l-3.4-4.7H9a6 6 0 0 1-6-6V17a3.25 3.25 0 0 0 0-6.5V8a6 6 0 0 1 6-6Z"
      />
      <g className="fill-[var(--mark-sign,#fff)]">
        <path
          className="stroke-[var(--mark-sign,#fff)]"
          d="m12.2 17.8 7.6-8.6"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <circle cx="12.2" cy="9.8" r="2.1" />
      </g>
      <circle cx="19.8" cy="17.2" r="2.1" className="fill-accent" />
    </svg>
  );
}
