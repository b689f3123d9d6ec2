import {
  ageProblem,
  firstNameProblem,
  type Gender,
  genderProblem,
  genders,
  interestsProblem,
} from '@baeon/contracts/profile/onboarding';
import type { User } from '@baeon/contracts/profile/profile-wire';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepDraft, readDraft } from '../../../lib/drafts.ts';
import type { UserChange } from '../profile-api.ts';

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

/** Without what would be refused. */
export function goodPartOf(values: AboutYou): UserChange {
  const { age, gender, ...rest } = changeOf(values);
  return {
    name: rest.name,
    ...(aboutYouProblems.age(values.age) === null && { age }),
    ...(gender && { gender }),
    ...(values.interests.length > 0 && { interests: values.interests }),
  };
}

/** What was typed before a reload is there again, and newer than what the server knows. */
export function useAboutYouDraft({ setValue, subscribe }: UseFormReturn<AboutYou>): void {
  useEffect(() => {
    const { name, age, gender, interests } = readDraft('about-you');
    const typed = { shouldDirty: true };
    if (typeof name === 'string') setValue('name', name, typed);
    if (typeof age === 'string') setValue('age', age, typed);
    const known = genders.find((one) => one === gender);
    if (known) setValue('gender', known, typed);
    if (Array.isArray(interests)) setValue('interests', interests.map(String), typed);
    return subscribe({
      formState: { values: true, dirtyFields: true },
      callback: ({ values, dirtyFields = {} }) => {
        const dirty = Object.entries(values).filter(([field]) => field in dirtyFields);
        keepDraft('about-you', Object.fromEntries(dirty));
      },
    });
  }, [setValue, subscribe]);
}
