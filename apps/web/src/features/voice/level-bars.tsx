import type { CSSProperties } from 'react';
import { classNames } from '../../components/ui/class-names.ts';

const gains = [0.4, 0.75, 1, 0.65, 0.35];

/** As high as the level that somebody above them has put into `--level`. */
export function LevelBars({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('flex shrink-0 items-center', className)}>
      {gains.map((gain) => (
        <span
          key={gain}
          style={{ '--gain': gain } as CSSProperties}
          className="h-[calc(18%+var(--level,0)*var(--gain)*82%)] rounded-full bg-current"
        />
      ))}
    </span>
  );
}
