import { loginStatuses } from '@baeon/contracts/auth/otp';
import { MOBILE_NUMBER_LENGTH } from '@baeon/contracts/auth/mobile-number';
import { savingKinds } from '@baeon/contracts/campaigns/saving';
import { MOST_TAKEN_OFFLINE, storeRoles } from '@baeon/contracts/counter/counter';
import { importKinds, importStates } from '@baeon/contracts/counter/imports';
import { couponSources } from '@baeon/contracts/coupons/coupons';
import {
  bidKinds,
  bidStates,
  closingReasons,
  counterStates,
  MOST_TAKERS,
  replyStates,
} from '@baeon/contracts/deal-raise/bargains';
import { raiseCategories, raisedStates } from '@baeon/contracts/deal-raise/deal-raise';
import { refusalReasons } from '@baeon/contracts/honour/honour';
import { EARTH_RADIUS_KM } from '@baeon/contracts/places/geo';
import { placeSchema } from '@baeon/contracts/places/places-wire';
import { availabilities } from '@baeon/contracts/products/products-wire';
import { languages } from '@baeon/contracts/profile/language';
import { themes } from '@baeon/contracts/profile/theme';
import { genders, MAX_AGE, MIN_AGE } from '@baeon/contracts/profile/onboarding';
import type pg from 'pg';

/** The message is one line, fit to be shown on the terminal as it is. */
export class SharedConstantsError extends Error {
  override name = 'SharedConstantsError';
}

const digits = `^[0-9]{${MOBILE_NUMBER_LENGTH}}$`;

/** By the name of a check in the database: the values that it must name, which are the contracts'. */
export const checkedConstants: Record<string, readonly (string | number)[]> = {
  users_mobile_number_check: [digits],
  sign_in_numbers_mobile_number_check: [digits],
  coupon_passes_to_mobile_number_check: [digits],
  store_invitations_mobile_number_check: [digits],
  store_applications_mobile_number_check: [digits],
  store_invitations_role_check: storeRoles,
  store_members_role_check: storeRoles,
  users_login_status_check: loginStatuses.filter((status) => status !== 'OTPSEND'),
  users_age_check: [MIN_AGE, MAX_AGE],
  users_gender_check: genders,
  users_language_check: languages,
  users_theme_check: themes,
  places_kind_check: placeSchema.shape.kind.options,
  campaigns_saving_kind_check: savingKinds,
  campaigns_offline_limit_check: [0, MOST_TAKEN_OFFLINE],
  held_coupons_source_check: couponSources,
  coupon_refusals_reason_check: refusalReasons,
  products_availability_check: availabilities,
  import_runs_kind_check: importKinds,
  import_runs_state_check: importStates,
  raised_deals_category_id_check: raiseCategories,
  raised_deals_state_check: raisedStates,
  raised_deals_closed_for_check: closingReasons,
  bids_kind_check: bidKinds,
  bids_state_check: bidStates,
  bids_how_many_check: [1, MOST_TAKERS],
  bid_replies_state_check: replyStates,
  bid_counters_state_check: counterStates,
};

/**
 * Compares what a schema has to repeat of the contracts with the contracts, so that a constant that was
 * changed in one place only is found at the start and not by a request.
 */
export async function checkSharedConstants(
  client: pg.Client,
  constants = checkedConstants,
  earthRadiusKm = EARTH_RADIUS_KM,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string; radius: number }>(
    `select conname as name, pg_get_constraintdef(oid) as definition,
       (map_point(0, 180))[0] / pi() as radius
     from pg_constraint
     where conname = any($1) and connamespace = current_schema()::regnamespace`,
    [Object.keys(constants)],
  );
  const definitions = new Map(rows.map(({ name, definition }) => [name, definition]));
  for (const [name, values] of Object.entries(constants)) {
    const wanted = values.map(String).sort().join(', ');
    const found = literalsOf(definitions.get(name) ?? '').join(', ');
    if (wanted === found) continue;
    throw new SharedConstantsError(
      `The check ${name} of the database says (${found}), the contracts say (${wanted}): change it in a new migration.`,
    );
  }
  const radius = rows[0]?.radius ?? earthRadiusKm;
  if (Math.abs(radius - earthRadiusKm) < 1e-6) return;
  throw new SharedConstantsError(
    `map_point of the database has an earth of ${radius} km, the contracts say ${earthRadiusKm}: change it, and the columns made by it, in a new migration.`,
  );
}

/** The texts in a check, or its numbers where it has none; sorted. */
function literalsOf(definition: string): string[] {
  const texts = [...definition.matchAll(/'([^']*)'/g)].map(([, text]) => text!);
  return (texts.length > 0 ? texts : (definition.match(/\d+/g) ?? [])).sort();
}
