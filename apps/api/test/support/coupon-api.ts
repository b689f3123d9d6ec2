import Fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { startTestApi, type TestApi } from './test-api.ts';
import { TILL_KEY } from './coupon-holders.ts';
import { createPasses } from '../../src/features/coupons/passes.service.ts';
import { passesRoutes, userPassesRoutes } from '../../src/features/coupons/passes.routes.ts';
import { createRedeeming } from '../../src/features/coupons/redeem.service.ts';
import { redeemRoutes } from '../../src/features/coupons/redeem.routes.ts';
import { createStorePictures } from '../../src/features/stores/store-pictures.ts';
import { errorsPlugin } from '../../src/plugins/errors.ts';
import { rateLimitsPlugin } from '../../src/plugins/rate-limits.ts';
import { authPlugin } from '../../src/plugins/auth.ts';

export async function startCouponApi(env = {}, options = {}): Promise<TestApi> {
  const api = await startTestApi({
    env: { TILL_KEY, PUBLIC_URL: 'https://baeon.example', ...env },
    ...options,
  });
  const { app, context, clock } = api;
  if (app.hasRoute({ method: 'POST', url: '/api/coupons/redeem' })) return api;
  const { db } = context.database;
  const surroundings = {
    pictures: createStorePictures([]),
    anywhere: {
      id: '',
      placeId: 'x',
      name: 'Baeon',
      category: 'Mobile stores',
      city: '',
      state: '',
      pincode: '',
      latitude: 0,
      longitude: 0,
      logo: null,
      timeZone: 'Asia/Kolkata',
    },
  };
  const publicUrl = context.config.publicUrl!;
  const passes = createPasses({
    db,
    clock,
    notifications: context.notifications,
    surroundings,
    publicUrl,
  });
  const redeeming = createRedeeming({ db, clock });
  const second = Fastify({ loggerInstance: context.log }).withTypeProvider<ZodTypeProvider>();
  second.setValidatorCompiler(validatorCompiler);
  second.setSerializerCompiler(serializerCompiler);
  await second.register(errorsPlugin);
  await second.register(rateLimitsPlugin, {
    counters: context.counters,
    factor: context.config.rateLimitFactor,
    secret: 'x',
  });
  await second.register(authPlugin, { sessions: context.sessions });
  const user = { prefix: '/api/baeon-user' };
  await second.register(userPassesRoutes({ passes }), user);
  await second.register(passesRoutes({ passes }), { prefix: '/api' });
  await second.register(redeemRoutes({ redeeming, tillKey: TILL_KEY }), { prefix: '/api' });
  await second.ready();
  const first = app.inject.bind(app) as any;
  (app as any).inject = async (request: any) => {
    const answer = await first(request);
    return answer.statusCode === 404 && answer.body.includes('nothing at this address')
      ? second.inject(request)
      : answer;
  };
  return api;
}
