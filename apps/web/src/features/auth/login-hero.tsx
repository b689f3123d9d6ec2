import type { ReactNode } from 'react';
import { BrandMark } from '@baeon/ui/components/brand-mark.tsx';
import { appConfig } from '../../config/app-config.ts';

function Pin({ x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cx="0" cy="1" rx="7" ry="2.4" fill="#0b1f52" opacity="0.25" />
      <path d="M0 0C-4-7-13-12-13-22a13 13 0 1 1 26 0C13-12 4-7 0 0Z" className={fill} />
      <circle cy="-22" r="5" className="fill-hero-paper" />
    </g>
  );
}

/** Streets and houses seen from above, behind everything. */
function Streets() {
  return (
    <svg
      viewBox="0 0 480 260"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <g className="fill-hero-block" opacity="0.55">
        <rect x="-10" y="150" width="92" height="64" rx="12" transform="rotate(-8 40 180)" />
        <rect x="18" y="62" width="84" height="58" rx="12" transform="rotate(-8 60 90)" />
        <rect x="128" y="176" width="76" height="70" rx="12" transform="rotate(-8 166 210)" />
        <rect x="330" y="30" width="70" height="56" rx="12" transform="rotate(-8 365 58)" />
        <rect x="420" y="96" width="90" height="62" rx="12" transform="rotate(-8 465 127)" />
        <rect x="392" y="186" width="104" height="74" rx="12" transform="rotate(-8 440 220)" />
      </g>
      <g
        fill="none"
        strokeLinecap="round"
        strokeWidth="8"
        className="stroke-hero-road"
        opacity="0.5"
      >
        <path d="M118 280C104 200 120 120 106 30" />
        <path d="M376 280C356 210 384 150 408 20" />
      </g>
    </svg>
  );
}

/** A coupon on its way. As large as there is room under the name; where there is next to none, not at all. */
function CouponOnItsWay() {
  return (
    <svg
      viewBox="48 84 384 150"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible [@container(max-height:48px)]:hidden"
    >
      <g fill="none" strokeLinecap="round" className="stroke-hero-road" opacity="0.5">
        <path strokeWidth="10" d="M-420 250L-20 166C90 142 150 174 232 156S400 106 510 98L910 20" />
        <path
          strokeWidth="3"
          strokeDasharray="1 11"
          className="stroke-hero-paper"
          d="M74 160C150 148 168 174 232 156S330 128 388 114"
        />
      </g>
      <Pin x={74} y={158} size={1.15} fill="fill-hero-paper" />
      <circle cx="74" cy="132.7" r="6" className="fill-brand" />
      <Pin x={404} y={125} size={1} fill="fill-accent" />
      <g transform="translate(152 104) rotate(-7)">
        <path
          opacity="0.22"
          fill="#0b1f52"
          transform="translate(5 9)"
          d="M16 0h152a16 16 0 0 1 16 16v26a13 13 0 0 0 0 26v26a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16V68a13 13 0 0 0 0-26V16A16 16 0 0 1 16 0Z"
        />
        <path
          className="fill-hero-paper"
          d="M16 0h152a16 16 0 0 1 16 16v26a13 13 0 0 0 0 26v26a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16V68a13 13 0 0 0 0-26V16A16 16 0 0 1 16 0Z"
        />
        <path
          d="M122 14v82"
          stroke="#9db8ee"
          strokeWidth="3"
          strokeDasharray="2 8"
          strokeLinecap="round"
        />
        <g fill="#d3e1fc">
          <rect x="30" y="66" width="72" height="9" rx="4.5" />
          <rect x="30" y="82" width="46" height="9" rx="4.5" />
        </g>
        <rect x="30" y="28" width="56" height="20" rx="10" fill="#2f6fed" />
        <g transform="translate(153 55)">
          <circle r="19" className="fill-accent" />
          <path d="m-6 7 12-14" stroke="#fff" strokeWidth="3.5" strokeLinecap="round" />
          <circle cx="-6" cy="-5" r="3.4" fill="#fff" />
          <circle cx="6" cy="5" r="3.4" fill="#fff" />
        </g>
      </g>
    </svg>
  );
}

/** What stands beside the name is up to the screen. */
export function LoginHero({ children }: { children: ReactNode }) {
  return (
    <header className="relative grid min-h-[clamp(148px,27svh,240px)] grid-rows-[auto_1fr] overflow-hidden rounded-b-sheet bg-linear-to-br from-hero-from to-hero-to sm:rounded-t-sheet">
      <Streets />
      <div className="relative flex flex-wrap items-center justify-between gap-x-2 px-6 pt-[calc(env(safe-area-inset-top)+20px)] pb-2 text-on-brand">
        <p className="flex items-center gap-2.5 text-xl font-bold tracking-tight [--mark-body:#fff] [--mark-sign:#2f6fed]">
          <BrandMark className="size-8" />
          {appConfig.brandName}
        </p>
        {children}
      </div>
      {/* Decoration. */}
      <div className="relative mb-3 [container-type:size]">
        <CouponOnItsWay />
      </div>
    </header>
  );
}
