import type { Db } from '../../db/client.ts';
import type { Clock } from '../../lib/clock.ts';
import { API_PREFIX } from '../../lib/feature.ts';
import { linkOrigin } from '../../lib/own-site.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.service.ts';
import type { SignInGuard } from '../auth/sign-in-guard.ts';
import type { OfflineRedemptions } from '../coupons/offline-redemptions.service.ts';
import type { Redeeming } from '../coupons/redeem.service.ts';
import type { ShownPictures } from '../pictures/shown-pictures.ts';
import type { Messages } from '../sms/messages.service.ts';
import type { SmsOutbox } from '../sms/outbox.service.ts';
import { createCampaignSettings } from './campaign-settings.service.ts';
import { conflictsRoutes } from './conflicts.routes.ts';
import { createConflicts } from './conflicts.service.ts';
import type { StoreKeys } from './keys.service.ts';
import { offlineRoutes } from './offline.routes.ts';
import { messagesRoutes } from './messages.routes.ts';
import { findUserByNumber } from './people.repo.ts';
import { peopleRoutes } from './people.routes.ts';
import { createPeople } from './people.service.ts';
import { createRecord } from './record.service.ts';
import { createRoles } from './roles.service.ts';
import { createApplications } from './setup/applications.service.ts';
import { approvalsRoutes } from './setup/approvals.routes.ts';
import { createApprovals, type PublishDeal } from './setup/approvals.service.ts';
import { createFirstDeals } from './setup/first-deals.ts';
import { newShopsRoutes } from './setup/new-shops.routes.ts';
import { createStoreProfiles } from './setup/store-profile.service.ts';
import { storeRoutes } from './store.routes.ts';
import { createTillStaff } from './till-staff.service.ts';
import { tillRoutes } from './till.routes.ts';
import { createTills } from './tills.service.ts';

type Dependencies = {
  config: {
    secret: string;
    brandName: string;
    publicUrl: string | null;
    port: number;
    operatorNumbers: string[];
    dealApproval: boolean;
  };
  db: Db;
  clock: Clock;
  codes: OneTimeCodes;
  signInGuard: SignInGuard;
  smsOutbox: SmsOutbox;
  messages: Messages;
  storeKeys: StoreKeys;
  pictures: Pick<ShownPictures, 'logo' | 'deal'>;
  /** Deals are made elsewhere; here it is said when. */
  publishDeal: PublishDeal;
  redeeming: Redeeming;
  offlineRedemptions: OfflineRedemptions;
  liveCodes: Parameters<typeof offlineRoutes>[0]['liveCodes'];
  toTaken: Parameters<typeof tillRoutes>[0]['toTaken'];
};

/** The counter: who runs stores and works at their tills, what redeems there, and the record of it. */
export function createCounterFeature(deps: Dependencies) {
  const { config, db, clock, codes, smsOutbox } = deps;
  const publicUrl = linkOrigin(config);
  const roles = createRoles({ db, operatorNumbers: config.operatorNumbers });
  const guard = deps.signInGuard;
  const { brandName, secret } = config;
  const people = createPeople({ db, clock, codes, guard, smsOutbox, brandName, publicUrl });
  const record = createRecord({ db, clock });
  const tills = createTills({ db, clock });
  const tillStaff = createTillStaff({ db, clock, secret });
  const conflicts = createConflicts({ db, clock });
  const campaignSettings = createCampaignSettings({ db, clock });
  const profiles = createStoreProfiles({ ...deps, db, clock });
  const applications = createApplications({ db, clock, smsOutbox, brandName, publicUrl });
  const approvals = createApprovals({ ...deps, db, clock });
  const prefix = `${API_PREFIX}/counter`;
  return {
    roles,
    firstDeals: createFirstDeals({ clock, isOn: config.dealApproval }),
    record,
    findUserByNumber,
    routes: [
      { prefix, plugin: peopleRoutes({ people, roles, record }) },
      { prefix, plugin: storeRoutes({ ...deps, roles, tills, tillStaff, record }) },
      { prefix, plugin: tillRoutes({ ...deps, tills, tillStaff, record }) },
      { prefix, plugin: offlineRoutes({ ...deps, tills, tillStaff }) },
      { prefix, plugin: conflictsRoutes({ roles, conflicts, campaignSettings }) },
      { prefix, plugin: newShopsRoutes({ roles, profiles, applications }) },
      { prefix, plugin: approvalsRoutes({ roles, approvals, applications }) },
      { prefix, plugin: messagesRoutes({ ...deps, roles, record }) },
    ],
  };
}
