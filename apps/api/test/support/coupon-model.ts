/** Coupons as a person would describe them: what each step must answer, one step after the other. */

const DAY = 24 * 3_600_000;
const PASS_LIFE = 7 * DAY;
/** Eight seconds, and two for the way. */
const UNDO_MS = 10_000;

export type ModelCoupon = {
  owner: number;
  campaign: number;
  claimed: boolean;
  code: string;
  state: 'held' | 'used' | 'passed_on';
  validUntil: number;
  issuedAt: number;
};
type ModelPass = {
  id: string;
  couponId: string;
  to: number | null;
  open: boolean;
  expiresAt: number;
  takenAs: string | null;
};
export type Model = {
  campaigns: { left: number; endsAt: number }[];
  coupons: Map<string, ModelCoupon>;
  /** By token. */
  passes: Map<string, ModelPass>;
};

/** A step that names what it is about. */
export type Step =
  | { what: 'claim'; who: number; campaign: number }
  | { what: 'offer'; who: number; couponId: string; to: number | null }
  | { what: 'take back'; who: number; couponId: string }
  | { what: 'accept'; who: number; token: string; byId: boolean }
  | { what: 'redeem'; couponId: string }
  | { what: 'undo'; who: number; couponId: string }
  | { what: 'expire' };

/** What was answered, as far as the model has something to say about it. */
export type Answered = {
  status: number;
  couponId?: string;
  code?: string;
  token?: string;
  passId?: string;
};

export const copyOf = (model: Model): Model => structuredClone(model);

/** Whether the answer is the right one at this point; if so the model moves on. */
export function follow(model: Model, step: Step, answered: Answered, now: number): boolean {
  // It was given back a moment ago.
  if ('couponId' in step && !model.coupons.has(step.couponId)) return answered.status === 404;
  switch (step.what) {
    case 'claim':
      return followClaim(model, step, answered, now);
    case 'offer':
      return followOffer(model, step, answered, now);
    case 'take back': {
      const coupon = model.coupons.get(step.couponId)!;
      const right = coupon.owner === step.who && coupon.state !== 'passed_on' ? 200 : 404;
      if (right === 200) closePasses(model, step.couponId);
      return answered.status === right;
    }
    case 'accept':
      return followAccept(model, step, answered, now);
    case 'redeem': {
      const coupon = model.coupons.get(step.couponId)!;
      const right = { ready: 200, used: 409, expired: 410, passed_on: 404 }[standing(coupon, now)];
      if (right === 200) {
        coupon.state = 'used';
        closePasses(model, step.couponId);
      }
      return answered.status === right;
    }
    case 'undo': {
      const coupon = model.coupons.get(step.couponId)!;
      const isOpen = [...model.passes.values()].every(({ couponId }) => couponId !== step.couponId);
      const isNew = coupon.claimed && coupon.state === 'held' && now - coupon.issuedAt <= UNDO_MS;
      if (coupon.owner !== step.who) return answered.status === 404;
      if (!isOpen || !isNew) return answered.status === 410;
      model.coupons.delete(step.couponId);
      model.campaigns[coupon.campaign]!.left++;
      return answered.status === 200;
    }
    // Whether the sweep has been by can be seen nowhere.
    case 'expire':
      return true;
  }
}

export function standing({ state, validUntil }: ModelCoupon, now: number) {
  if (state !== 'held') return state;
  return now <= validUntil ? 'ready' : 'expired';
}

function closePasses(model: Model, couponId: string): void {
  for (const pass of model.passes.values()) if (pass.couponId === couponId) pass.open = false;
}

type Of<W extends Step['what']> = Extract<Step, { what: W }>;

function followClaim(model: Model, step: Of<'claim'>, answered: Answered, now: number): boolean {
  const campaign = model.campaigns[step.campaign]!;
  const before = [...model.coupons].find(
    ([, coupon]) =>
      coupon.claimed && coupon.owner === step.who && coupon.campaign === step.campaign,
  );
  if (before) {
    const [id, { state }] = before;
    if (state === 'passed_on') return answered.status === 409;
    return answered.status === 200 && answered.couponId === id;
  }
  if (now > campaign.endsAt) return answered.status === 410;
  if (campaign.left === 0) return answered.status === 409;
  if (answered.status !== 200 || model.coupons.has(answered.couponId!)) return false;
  campaign.left--;
  model.coupons.set(answered.couponId!, {
    owner: step.who,
    campaign: step.campaign,
    claimed: true,
    code: answered.code!,
    state: 'held',
    validUntil: campaign.endsAt,
    issuedAt: now,
  });
  return true;
}

function followOffer(model: Model, step: Of<'offer'>, answered: Answered, now: number): boolean {
  if (step.to === step.who) return answered.status === 400;
  const coupon = model.coupons.get(step.couponId)!;
  if (coupon.owner !== step.who) return answered.status === 404;
  const right = { ready: 200, used: 409, expired: 410, passed_on: 404 }[standing(coupon, now)];
  if (right !== 200 || answered.status !== 200) return answered.status === right;
  closePasses(model, step.couponId);
  model.passes.set(answered.token!, {
    id: answered.passId!,
    couponId: step.couponId,
    to: step.to,
    open: true,
    expiresAt: Math.min(now + PASS_LIFE, coupon.validUntil),
    takenAs: null,
  });
  return true;
}

function followAccept(model: Model, step: Of<'accept'>, answered: Answered, now: number): boolean {
  const pass = model.passes.get(step.token)!;
  const given = model.coupons.get(pass.couponId)!;
  const open = pass.open && now <= pass.expiresAt;
  if (given.owner === step.who) return answered.status === (open ? 409 : 404);
  if (step.byId && pass.to !== step.who) return answered.status === 404;
  if (pass.to !== null && pass.to !== step.who) return answered.status === 403;
  if (!open) {
    const mine = pass.takenAs === null ? undefined : model.coupons.get(pass.takenAs)!;
    if (mine?.owner !== step.who || mine.state === 'passed_on') return answered.status === 404;
    return answered.status === 200 && answered.couponId === pass.takenAs;
  }
  if (answered.status !== 200 || model.coupons.has(answered.couponId!)) return false;
  if (answered.code === given.code) return false;
  given.state = 'passed_on';
  closePasses(model, pass.couponId);
  pass.takenAs = answered.couponId!;
  model.coupons.set(answered.couponId!, {
    ...given,
    owner: step.who,
    claimed: false,
    code: answered.code!,
    state: 'held',
  });
  return true;
}
