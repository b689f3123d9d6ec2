import type { Interest, User } from '@baeon/contracts/profile/profile-wire';
import {
  Bell,
  CircleQuestionMark,
  Download,
  FolderHeart,
  FileText,
  Gift,
  Handshake,
  Heart,
  Languages,
  LogOut,
  MapPin,
  ShieldCheck,
  Sparkles,
  Store,
  SunMoon,
  TicketPercent,
  Trash2,
  UserRound,
} from 'lucide-react';
import { pageTexts } from '../../../components/page-links/page-texts.ts';
import { Button } from '@baeon/ui/components/button.tsx';
import { appConfig } from '../../../config/app-config.ts';
import { paths } from '../../../config/paths.ts';
import type { PushStatus } from '@baeon/ui/device/push.ts';
import { fullNumber } from '@baeon/ui/lib/format/phone-format.ts';
import { said, textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import { AccountAction, AccountGroup, AccountLink, AccountSheetButton } from './account-rows.tsx';
import { useDataDownload } from './account-api.ts';
import { useInterests } from '../profile-api.ts';
import { themeOf } from '../../../lib/theme.ts';
import { languageNames, languageOf } from '@baeon/ui/lib/language-names.ts';
import { accountTexts } from './account-texts.ts';
import { SavingsCard } from './savings-card.tsx';

/** What is changed in a sheet of its own. */
export const accountSections = [
  'interests',
  'location',
  'followed',
  'notifications',
  'language',
  'theme',
  'invite',
  'delete',
] as const;
export type AccountSection = (typeof accountSections)[number];

type Props = {
  user: User;
  /** Whether news reach this device; null while nobody knows. */
  push: PushStatus | null;
  onOpen: (section: AccountSection) => void;
  onSignOut: () => void;
};

/** Everything that belongs to a person, from one place. */
export function AccountHub({ user, push, onOpen, onSignOut }: Props) {
  const texts = useTexts(accountTexts);
  const pages = useTexts(pageTexts);
  const interests = useInterests();
  const language = languageOf(user);
  const { download, downloading } = useDataDownload();

  return (
    <div className="flex flex-col gap-6 px-5 pt-2 pb-6">
      <AccountCard user={user} />
      <SavingsCard userId={user.id} />
      <AccountGroup title={texts.things}>
        <AccountLink to={paths.userProfile} Icon={UserRound} label={texts.profile} />
        <AccountLink to={paths.userCouponProfile} Icon={TicketPercent} label={texts.coupons} />
        <AccountLink to={paths.wishlist} Icon={Heart} label={texts.wishlist} />
        <AccountLink to={paths.saved} Icon={FolderHeart} label={texts.saved} />
        <AccountLink to={paths.myDeals} Icon={Handshake} label={texts.deals} />
        {appConfig.hasReferral && user.login_status === 'GOTBUSINESS' && (
          <AccountSheetButton Icon={Gift} label={texts.invite} onOpen={() => onOpen('invite')} />
        )}
      </AccountGroup>
      <AccountGroup title={texts.preferences}>
        <AccountSheetButton
          Icon={Sparkles}
          label={texts.interests}
          value={interestsText(user.interests, interests.data)}
          onOpen={() => onOpen('interests')}
        />
        <AccountSheetButton
          Icon={MapPin}
          label={texts.location}
          value={userPlaceText(user)}
          onOpen={() => onOpen('location')}
        />
        <AccountSheetButton
          Icon={Store}
          label={texts.followed}
          value={chosenCountText(user.interestedBussiness.length)}
          onOpen={() => onOpen('followed')}
        />
        <AccountSheetButton
          Icon={Bell}
          label={texts.notifications}
          value={push ? texts.notificationStates[push] : ''}
          onOpen={() => onOpen('notifications')}
        />
        <AccountSheetButton
          Icon={Languages}
          label={texts.language}
          value={languageNames[language]}
          valueLang={language}
          onOpen={() => onOpen('language')}
        />
        <AccountSheetButton
          Icon={SunMoon}
          label={texts.theme}
          value={texts.themes[themeOf(user)]}
          onOpen={() => onOpen('theme')}
        />
      </AccountGroup>
      <AccountGroup title={texts.data}>
        <AccountAction Icon={Download} label={texts.download} busy={downloading} onAct={download} />
        <AccountSheetButton
          danger
          Icon={Trash2}
          label={texts.delete}
          onOpen={() => onOpen('delete')}
        />
      </AccountGroup>
      <AccountGroup title={pages.name}>
        <AccountLink to={paths.help} Icon={CircleQuestionMark} label={pages.help} />
        <AccountLink to={paths.terms} Icon={FileText} label={pages.terms} />
        <AccountLink to={paths.privacy} Icon={ShieldCheck} label={pages.privacy} />
      </AccountGroup>
      <Button kind="secondary" onClick={onSignOut}>
        <LogOut aria-hidden="true" className="size-5" />
        {texts.logOut}
      </Button>
    </div>
  );
}

/** Whose account this is. */
function AccountCard({ user }: { user: User }) {
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

/** Where the person is, in words; someone who only shared coordinates has no words for it. */
export function userPlaceText({ area, city, latitude }: User): string {
  const named = [area, city].filter(Boolean).join(', ');
  if (named) return named;
  const texts = textsOf(accountTexts);
  return latitude === null ? texts.notSet : texts.currentLocation;
}

export function chosenCountText(count: number): string {
  return count === 0 ? textsOf(accountTexts).none : String(count);
}

/** Names where the list of all interests is at hand, else how many. */
export function interestsText(chosen: readonly string[], all: readonly Interest[] = []): string {
  const names = all.filter(({ id }) => chosen.includes(id)).map(({ name }) => said(name));
  return names.join(', ') || chosenCountText(chosen.length);
}
