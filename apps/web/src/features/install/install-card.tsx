import { Smartphone } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@baeon/ui/components/button.tsx';
import { appConfig } from '../../config/app-config.ts';
import { useTexts } from '@baeon/ui/lib/texts.ts';
import { canInstall, install, installsByMenu, subscribeToInstall } from './install-prompt.ts';
import { installTexts } from './install-texts.ts';

/** The way to have the app on the home screen, for those who can and do not have it there. */
export function InstallCard() {
  const texts = useTexts(installTexts);
  const offered = useSyncExternalStore(subscribeToInstall, canInstall);
  const [byMenu] = useState(installsByMenu);
  if (!offered && !byMenu) return null;
  return (
    <section className="mx-5 mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-[16px]">
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="flex items-center gap-[8px] font-bold">
          <Smartphone aria-hidden="true" className="size-[20px] shrink-0 text-link" />
          {texts.title}
        </h2>
        <p className="text-sm text-pretty text-ink-muted">
          {offered ? texts.text(appConfig.brandName) : texts.onIos}
        </p>
      </div>
      {offered && (
        <Button kind="secondary" onClick={install} className="grow sm:grow-0">
          {texts.action}
        </Button>
      )}
    </section>
  );
}
