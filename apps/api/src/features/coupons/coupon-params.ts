import { z } from 'zod';

const NO_COUPON = '00000000-0000-0000-0000-000000000000';

/** What cannot be an id is answered like the id of a coupon that is not there. */
export const couponParams = z.object({ userId: z.string(), couponId: z.uuid().catch(NO_COUPON) });
