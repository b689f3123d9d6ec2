import type { User } from '@baeon/contracts/profile/profile-wire';

/** A user as the users table alone knows them: cheap enough to be read with every request. */
export type Account = Omit<User, 'interestedBussiness'>;

/** What hardly ever changes about somebody while their account lives. */
export type Identity = Pick<Account, 'id' | 'mobile_number' | 'language'>;

/** Who asked, when the request already carried a living token. */
export type SignedIn = { user: Account; token: string };
