import type { User } from '@baeon/contracts/profile/profile-wire';
import { UserRound } from 'lucide-react';
import { fullNumber } from '../../lib/format.ts';

/** Whose account this is. */
export function AccountCard({ user }: { user: User }) {
  const number = fullNumber(user.mobile_number);
  const initial = [...(user.name ?? '')].at(0)?.toLocaleUpperCase();

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-linear-to-br from-brand to-hero-to p-5 text-on-brand">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-hero-paper text-2xl font-bold text-hero-to"
      >
        {initial ?? <UserRound className="size-7" />}
      </span>
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="line-clamp-2 text-xl leading-7 font-bold wrap-anywhere tabular-nums">
          {user.name ?? number}
        </p>
        {user.name && <p className="tabular-nums">{number}</p>}
      </div>
    </div>
  );
}
