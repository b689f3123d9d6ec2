import type {
  HeldCoupon,
  AcceptBody,
  AcceptResult,
  PassResult,
} from '@baeon/contracts/coupons/coupons-wire';
import {
  type QueryClient,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { passUrl, wire } from '../../../config/paths.ts';
import { callApi } from '../../../lib/api-client.ts';
import { couponsChanged, tellOtherTabs } from '../../../lib/other-tabs.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { currentSession } from '../../../lib/session.ts';

type KnownLink = { passId: string | undefined; link: string };

const ownPassUrl = (couponId: string) => passUrl(currentSession().user?.id ?? '', couponId);
const linkKey = (couponId: string) => [...queryKeys.coupons, 'link', couponId];

/** What changed in one place shows in all of them. */
function keepCoupon(client: QueryClient, held: HeldCoupon): void {
  const { id } = held.coupon;
  client.setQueryData(queryKeys.coupon(id), held);
  client.setQueryData<HeldCoupon[]>(queryKeys.couponList, (list) =>
    list?.map((one) => (one.coupon.id === id ? held : one)),
  );
  void client.invalidateQueries({ queryKey: queryKeys.couponList });
  tellOtherTabs('coupons');
}

/** Passes a coupon on to a number, or without one by a link. A second pass takes the place of the first. */
export function usePassOn(couponId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (mobileNumber: string | null) =>
      callApi<PassResult>(ownPassUrl(couponId), {
        method: 'POST',
        body: mobileNumber === null ? {} : { mobile_number: mobileNumber },
      }),
    onSuccess: ({ link, coupon }) => {
      client.setQueryData<KnownLink>(linkKey(couponId), { passId: coupon.pass?.id, link });
      keepCoupon(client, coupon);
    },
  });
}

/** The link of the open pass, which the server tells only once, while this visit lasts. */
export function usePassLink({ coupon, pass }: HeldCoupon): string | null {
  const { data } = useQuery<KnownLink>({
    queryKey: linkKey(coupon.id),
    queryFn: skipToken,
    gcTime: Infinity,
  });
  return pass && data?.passId === pass.id ? data.link : null;
}

export function useTakeBack(couponId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<AcceptResult>(ownPassUrl(couponId), { method: 'DELETE' }),
    onSuccess: ({ coupon }) => keepCoupon(client, coupon),
    // It was accepted meanwhile, which the screen finds out by asking for the coupon.
    onError: () => couponsChanged(client),
  });
}

/** Takes what somebody passes on. Asked twice, the server gives the same coupon again. */
export function useAccept() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AcceptBody) =>
      callApi<AcceptResult>(wire.acceptPass, { method: 'POST', body }),
    onSuccess: ({ coupon }) => {
      keepCoupon(client, coupon);
      void client.invalidateQueries({ queryKey: queryKeys.passesToMe });
    },
  });
}
