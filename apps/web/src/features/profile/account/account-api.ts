import type { AccountData, DeletionCodeResult } from '@baeon/contracts/profile/account-wire';
import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { appConfig } from '../../../config/app-config.ts';
import { accountDataUrl, wire } from '../../../config/paths.ts';
import { saveFile } from '@baeon/ui/device/share.ts';
import { callApi } from '../../../lib/api-client.ts';
import { currentSession } from '../../../lib/session.ts';
import { textsOf } from '@baeon/ui/lib/texts.ts';
import { accountTexts } from './account-texts.ts';

function fetchAccountData(userId: string): Promise<AccountData> {
  return callApi(accountDataUrl(userId));
}

export function sendDeletionCode(): Promise<DeletionCodeResult> {
  return callApi(wire.deletionCode, { method: 'POST', body: {} });
}

export function requestAccountDeletion(otp: string): Promise<{ deleted: true }> {
  return callApi(wire.deleteAccount, { method: 'POST', body: { otp } });
}

const news = { id: 'data-download' };

/** Everything that is kept about the person, as a file on their own device. */
export function useDataDownload() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { user } = currentSession();
      if (user)
        saveJsonFile(`${appConfig.productSlug}-my-data.json`, await fetchAccountData(user.id));
    },
    onSuccess: () => toast.success(textsOf(accountTexts).downloaded, news),
    onError: ({ message }) => toast.error(textsOf(accountTexts).downloadFailed(message), news),
    // Without a connection it has to fail, not to wait for one.
    networkMode: 'always',
  });
  return { download: () => mutate(), downloading: isPending };
}

/** Readable for people too. */
function saveJsonFile(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }));
}
