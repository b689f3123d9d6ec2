import type { AccountData, DeletionCodeResult } from '@baeon/contracts/profile/account-wire';
import { accountDataUrl, wire } from '../../config/paths.ts';
import { callApi } from '../../lib/api-client.ts';

export function fetchAccountData(userId: string): Promise<AccountData> {
  return callApi(accountDataUrl(userId));
}

export function sendDeletionCode(): Promise<DeletionCodeResult> {
  return callApi(wire.deletionCode, { method: 'POST', body: {} });
}

export function deleteAccount(otp: string): Promise<{ deleted: true }> {
  return callApi(wire.deleteAccount, { method: 'POST', body: { otp } });
}
