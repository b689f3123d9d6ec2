import type { PageName } from '@baeon/contracts/pages/pages-wire';
import { useQuery } from '@tanstack/react-query';
import { PageLinks } from '../components/page-links/page-links.tsx';
import { pageTexts } from '../components/page-links/page-texts.ts';
import { LoadError } from '@baeon/ui/components/empty-state.tsx';
import { Skeleton } from '@baeon/ui/components/layout.tsx';
import { paths } from '../config/screen-paths.ts';
import { textPageOptions } from '../features/pages/pages-api.ts';
import { textPageTexts } from '../features/pages/text-page-texts.ts';
import { TextPageView } from '../features/pages/text-page-view.tsx';
import { useSession } from '../lib/session.ts';
import { textsOf, useTexts } from '@baeon/ui/lib/texts.ts';
import type { Prefetch } from './screen-file.tsx';
import { ScreenWrapper } from './shell/screen-wrapper.tsx';

export const prefetchTextPage =
  (name: PageName): Prefetch =>
  (client) => [client.prefetchQuery(textPageOptions(name, textsOf(textPageTexts).language))];

/** Help, terms and privacy, for whoever comes. */
export function TextPageScreen({ name }: { name: PageName }) {
  const { language, notLoaded } = useTexts(textPageTexts);
  const names = useTexts(pageTexts);
  const page = useQuery(textPageOptions(name, language));
  const { home, signedIn } = useSession();
  return (
    <ScreenWrapper
      title={page.data?.title ?? names[name]}
      parent={home && signedIn ? paths.user : paths.login}
    >
      {page.data ? (
        <TextPageView page={page.data} />
      ) : page.isError ? (
        <LoadError title={notLoaded} of={page} />
      ) : (
        <TextSkeleton />
      )}
      <PageLinks />
    </ScreenWrapper>
  );
}

const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-1/2', 'w-5/6', 'w-3/4', 'w-9/12', 'w-2/3'];

function TextSkeleton() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-4 px-5 pt-4 pb-8">
      {widths.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
