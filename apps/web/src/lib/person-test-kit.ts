import type { UserLoginStatus } from '@baeon/contracts/auth/otp';
import type { User } from '@baeon/contracts/profile/profile-wire';

/** Someone of whom nothing is known but the number. */
export function person(login_status: UserLoginStatus, known: Partial<User> = {}): User {
  return {
    id: 'b7c2f0a4-52f1-4c9e-9c1d-0c5a7c1a2b3c',
    mobile_number: '9845012345',
    login_status,
    onboarding_later: false,
    name: null,
    email: null,
    age: null,
    gender: null,
    interests: [],
    latitude: null,
    longitude: null,
    city: null,
    area: null,
    language: 'en',
    theme: 'system',
    chosen_place: null,
    places: [],
    interestedBussiness: [],
    ...known,
  };
}
