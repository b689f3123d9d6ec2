import {
  ageProblem,
  firstNameProblem,
  type Gender,
  genderProblem,
  interestsProblem,
} from '@baeon/contracts/profile/onboarding';
import type { User } from '@baeon/contracts/profile/profile-wire';
import type { UserChange } from './profile-api.ts';

/** The form as it is filled in: text where people type, and nothing chosen is ''. */
export type AboutYou = { name: string; age: string; gender: Gender | ''; interests: string[] };

const wholeNumber = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : NaN);

/** Each gives the message to show, or null when the value is fine. */
export const aboutYouProblems = {
  name: firstNameProblem,
  age: (age: string) => ageProblem(wholeNumber(age)),
  gender: genderProblem,
  interests: interestsProblem,
};

/** What is known already. A session written by an earlier version may lack any of it. */
export function aboutYouOf(user: Partial<User> | null | undefined): AboutYou {
  return {
    name: user?.name ?? '',
    age: user?.age == null ? '' : String(user.age),
    gender: user?.gender ?? '',
    interests: user?.interests ?? [],
  };
}

export function changeOf({ name, age, gender, interests }: AboutYou): UserChange {
  const base = { name: name.trim(), age: wholeNumber(age), interests };
  return gender === '' ? base : { ...base, gender };
}
