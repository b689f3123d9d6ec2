import { useMutation } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { appConfig } from '../../config/app-config.ts';
import { currentSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/texts.ts';
import { fetchAccountData } from './account-api.ts';
import { saveJsonFile } from './data-download-file.ts';
import { accountTexts } from './profile-texts.ts';

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
