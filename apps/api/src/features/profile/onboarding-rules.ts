import { coordinatesMessages } from '@baeon/contracts/places/geo';
import { loginStatuses, type LoginStatus, type UserLoginStatus } from '@baeon/contracts/auth/otp';
import {
  ageProblem,
  businessesProblem,
  firstNameProblem,
  genderProblem,
  interestsProblem,
  onboardingMessages,
  placeProblem,
} from '@baeon/contracts/profile/onboarding';
import { AppError } from '../../lib/app-error.ts';
import type { Account } from '../../lib/signed-in.ts';

/** What is known of a person once a change is made. */
export type Facts = Pick<
  Account,
  'name' | 'age' | 'gender' | 'interests' | 'latitude' | 'city' | 'area'
> & {
  followed: number;
  /** How many businesses there were to choose from. */
  offered: number;
};

const invalid = (message: string) => new AppError('INVALID_INPUT', message);
const outOfOrder = () =>
  new AppError('ONBOARDING_ORDER', 'Please finish the earlier steps of setting up first.');

function aboutYouProblem({ name, age, gender, interests }: Facts): string | null {
  return (
    firstNameProblem(name ?? '') ??
    ageProblem(age ?? 0) ??
    genderProblem(gender ?? '') ??
    interestsProblem(interests)
  );
}

const namedPlaceProblem = ({ city, area }: Facts) =>
  placeProblem({ city: city ?? '', area: area ?? '' });

/** Why a person may not be at this status yet, or null. */
function refusalOf(status: LoginStatus, facts: Facts): AppError | null {
  const aboutYou = aboutYouProblem(facts);
  switch (status) {
    case 'OTPSEND':
    case 'OTPVERIFIED':
      return invalid('That login status cannot be set.');
    case 'GOTINTERESTS':
      return aboutYou ? invalid(aboutYou) : null;
    case 'GOTGOELOCATION':
      if (aboutYou) return invalid(aboutYou);
      return facts.latitude === null ? invalid(coordinatesMessages.notNumbers) : null;
    case 'GOTLOCATION':
      if (aboutYou) return outOfOrder();
      return namedPlaceProblem(facts) ? invalid(onboardingMessages.place) : null;
    case 'GOTBUSINESS': {
      const placed = facts.latitude !== null || namedPlaceProblem(facts) === null;
      if (aboutYou || !placed) return outOfOrder();
      const businesses = businessesProblem(facts.followed, facts.offered);
      return businesses ? invalid(businesses) : null;
    }
  }
}

const rank = (status: LoginStatus) => loginStatuses.indexOf(status);

/**
 * How far a person is after a change. It only ever goes forward: a step made again, late or on a
 * second device leaves the status where it is. Naming a place is a step even if it is not called one.
 */
export function statusAfter(
  current: UserLoginStatus,
  asked: LoginStatus | undefined,
  namesPlace: boolean,
  facts: Facts,
): UserLoginStatus {
  const wanted = asked ?? (namesPlace && current === 'GOTINTERESTS' ? 'GOTLOCATION' : current);
  if (wanted === current && !asked) return current;
  const refusal = refusalOf(wanted, facts);
  if (refusal) throw refusal;
  return rank(wanted) > rank(current) ? (wanted as UserLoginStatus) : current;
}

/** Whether the rest of onboarding is put off by who asks for it: after the name, and while there is a rest. */
export function putsOff(status: UserLoginStatus, { name }: Pick<Facts, 'name'>): boolean {
  const nameless = firstNameProblem(name ?? '');
  if (nameless) throw invalid(nameless);
  return status !== 'GOTBUSINESS';
}
