import type { User } from '@baeon/contracts/profile/profile-wire';

/** A user as the users table alone knows them: cheap enough to be read with every request. */
export type Account = Omit<User, 'interestedBussiness'>;

/** What never changes about somebody while their account lives. */
export type Holder = Pick<Account, 'id' | 'mobile_number'>;
